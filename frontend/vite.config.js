import { defineConfig } from "vite";

// The server gives index.html at its root and every other file below static/, possibly behind a proxy's path,
// so all links are relative and name that folder.
const belowStatic = {
  name: "below-static",
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="./static/').replaceAll(" crossorigin", ""),
  },
};

export default defineConfig({
  base: "./",
  plugins: [belowStatic],
  build: {
    outDir: "../src/freebody/viewer/static",
    emptyOutDir: true,
    assetsDir: "",
    target: "es2022",
    modulePreload: false,
    chunkSizeWarningLimit: 900,
    // Names without hashes: the bundle is committed, and the server answers with entity tags.
    rollupOptions: {
      output: { entryFileNames: "app.js", chunkFileNames: "[name].js", assetFileNames: "app[extname]" },
    },
  },
});

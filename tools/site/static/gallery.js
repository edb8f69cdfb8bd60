// Pictures of library scenes become buttons: a click puts the player in their place. One scene plays at a time.
const root = document.documentElement.dataset.content_root ?? "./";
let stop = () => {};

for (const picture of document.querySelectorAll('article img[src*="_images/"]')) {
  const name = picture.getAttribute("src").match(/([\w-]+)\.png$/)?.[1];
  if (!FREEBODY_SCENES.includes(name)) continue;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "play";
  button.title = `Play the scene ${name}`;
  button.setAttribute("aria-label", button.title);
  picture.replaceWith(button);
  button.append(picture);
  button.addEventListener("click", () => {
    stop();
    const frame = document.createElement("iframe");
    frame.className = "player";
    frame.title = `The scene ${name}, played`;
    frame.src = `${root}player/index.html#${name}`;
    button.replaceWith(frame);
    stop = () => frame.replaceWith(button);
  });
}

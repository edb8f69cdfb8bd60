// The page in a notebook, as anywidget shows it: a frame, and a port through which the kernel and the page talk.
// PAGE, the text of the page, is put in front of this by Python.

/** What came with a message or a trait, as a buffer of its own that can be handed over. */
const own = (view) => view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength);

function render({ model, el }) {
  const frame = document.createElement("iframe");
  frame.title = "freebody";
  frame.allow = "fullscreen";
  frame.style.cssText = `display: block; width: 100%; height: ${model.get("_height")}px; border: 0`;
  const { port1: port, port2: theirs } = new MessageChannel();

  const files = () => {
    const copies = Object.entries(model.get("_files")).map(([name, view]) => [name, own(view)]);
    port.postMessage({ files: Object.fromEntries(copies) }, copies.map(([, copy]) => copy));
  };
  const told = (name) => {
    const text = model.get(name);
    if (text) port.postMessage({ message: JSON.parse(text) });
  };
  const hello = () => told("_hello");
  const said = () => told("_said");
  const custom = (message, buffers) => {
    const copies = buffers.map(own);
    if (message.type === "frame") port.postMessage({ frame: copies[0], number: message.number }, copies);
    else if (message.type === "made") port.postMessage({ made: { ...message, data: copies[0] } }, copies);
    else port.postMessage({ message });
  };
  const listening = { "change:_files": files, "change:_hello": hello, "change:_said": said, "msg:custom": custom };

  port.onmessage = ({ data }) => model.send(data);
  frame.onload = () => {
    frame.contentWindow.postMessage("freebody", "*", [theirs]);
    files();
    hello();
    said();
    for (const [event, heard] of Object.entries(listening)) model.on(event, heard);
    model.send({ type: "join" });
  };
  frame.srcdoc = PAGE;
  el.append(frame);
  return () => {
    for (const [event, heard] of Object.entries(listening)) model.off(event, heard);
    model.send({ type: "leave" });
    port.close();
  };
}

export default { render };

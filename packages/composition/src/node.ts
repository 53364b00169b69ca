export { loadFaces } from "./faces/node-faces.ts";
export { type RenderJpegOptions, renderJpeg } from "./node/render-jpeg.ts";
export { type RenderOptions, renderMp4 } from "./node/render-mp4.ts";

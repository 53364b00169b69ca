export { loadFaces } from "./faces/node-faces.ts";
export { joinSegments } from "./join/join-node-segments.ts";
export { nodeDraw } from "./lint/node-draw.ts";
export type { NodeFrame } from "./node/node-frame.ts";
export { nodeSheet } from "./node/node-sheet.ts";
export { openNodeFrames } from "./node/open-node-frames.ts";
export { registerDecoders } from "./node/register-decoders.ts";
export { type RenderJpegOptions, renderCover, renderJpeg } from "./node/render-jpeg.ts";
export { type RenderOptions, renderMp4, renderSegment } from "./node/render-mp4.ts";

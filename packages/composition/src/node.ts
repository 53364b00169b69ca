export { loadFaces } from "./font-loading/node-faces.ts";
export { joinSegments } from "./join/join-node-segments.ts";
export type { NodeFrame } from "./node/canvas/node-frame.ts";
export { nodeSheet } from "./node/canvas/node-sheet.ts";
export { registerDecoders } from "./node/codecs/register-decoders.ts";
export { lookAtPicture } from "./node/look-at-picture.ts";
export { openNodeFrames } from "./node/open-node-frames.ts";
export { renderJpeg } from "./node/render-jpeg.ts";
export { renderMp4, renderSegment } from "./node/render-mp4.ts";

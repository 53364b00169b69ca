export { isSolid, toI420 } from "./convert";
export { blendPlane, toOverlay } from "./overlay";
export { columns, rows, samplePlane } from "./sample";

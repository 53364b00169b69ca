export { isSolid, toI420 } from "./convert";
export { blendPlane, toOverlay } from "./overlay";
export { axis, picks, samplePlane } from "./sample";

export { FONT_MAX_BYTES, FontFacts, fontName } from "./font-facts.ts";
export { FONT_HEAD_BYTES, FONT_RIGHTS_BYTES, fontTables, hasOutlines, mayBeUsed } from "./font-tables.ts";
export { isAnimated } from "./is-animated.ts";
export { boxesOf, boxHead, type IsoBox, outerBoxes } from "./iso-boxes.ts";
export {
  fileEndings,
  fontMediaTypes,
  imageMediaTypes,
  isVideoType,
  type MediaKind,
  type MediaType,
  mediaKindOf,
  mediaKinds,
  mediaTypeOf,
  soundMediaTypes,
  videoMediaTypes,
  widelyReadTypes,
} from "./media-type.ts";
export { type MovieTracks, movieTracks } from "./movie-tracks.ts";
export { type MovieFacts, type Mp4Fault, movieFacts, mp4Facts } from "./mp4-facts.ts";
export { type PictureEnd, pictureEnd } from "./picture-end.ts";
export type { Orientation, PictureFacts, PixelSize } from "./picture-facts.ts";
export { PICTURE_HEAD_BYTES, type PictureType, pictureHeader, pictureSize, upright } from "./picture-header.ts";
export {
  isTooManyPixels,
  PICTURE_LIMITS,
  pictureWays,
  tooManyPixels,
} from "./picture-limits.ts";
export { isWav, type WavFormat, type WavHeader, wavHead, wavHeader } from "./wav.ts";

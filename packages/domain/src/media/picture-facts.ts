/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/** How a stored picture must be rotated to be upright, as EXIF counts (TIFF 6.0, tag 274). 1: it is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A picture's size as stored, and how it must be rotated to be upright. */
export type PictureFacts = PixelSize & { orientation: Orientation };

/** Thrown by the readers of headers where a file contradicts itself. */
export class BrokenHeader extends Error {}

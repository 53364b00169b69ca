/** Width and height in pixels. */
export type PixelSize = { width: number; height: number };

/** How a stored picture must be turned to stand upright, as EXIF counts (TIFF 6.0, tag 274). 1: it stands. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What a picture says of itself: its size as stored, and how it must be turned to stand upright. */
export type PictureFacts = PixelSize & { orientation: Orientation };

/** Thrown by the readers of headers where a file contradicts itself. */
export class BrokenHeader extends Error {}

/** A decoded picture as the canvas at hand takes it, with its size in px. */
export type Picture<Source> = { source: Source; width: number; height: number };

/** What `paint` needs beside the primitives. A picture that is not there is drawn as a plain ground. */
export type Resources<Source> = {
  images: ReadonlyMap<string, Picture<Source>>;
  /** The frame that each video clip shows at the moment that is painted, by the clip's id. */
  frames?: ReadonlyMap<string, Picture<Source>>;
  /** A tile of noise, made from `grainPixels()`. Without it grain is left out. */
  grain?: Picture<Source> | undefined;
};

type Shared = Pick<
  CanvasRenderingContext2D,
  | "beginPath"
  | "clip"
  | "closePath"
  | "createLinearGradient"
  | "fill"
  | "fillRect"
  | "fillText"
  | "lineTo"
  | "measureText"
  | "moveTo"
  | "quadraticCurveTo"
  | "rect"
  | "restore"
  | "roundRect"
  | "save"
  | "stroke"
  | "strokeText"
  | "transform"
  | "fillStyle"
  | "font"
  | "globalAlpha"
  | "imageSmoothingEnabled"
  | "imageSmoothingQuality"
  | "letterSpacing"
  | "lineCap"
  | "lineJoin"
  | "lineWidth"
  | "strokeStyle"
  | "textBaseline"
>;

/** The part of Canvas 2D that a page, a worker and `@napi-rs/canvas` share. */
export type PaintContext<Source> = Shared & {
  drawImage(
    image: Source,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
};

/** A decoded picture as the canvas at hand takes it, with its size in px. */
export type PaintPicture<Source> = {
  source: Source;
  width: number;
  height: number;
  /** Its pixels (as of `SheetBytes`) without a canvas, to be read only; null where they are not at hand. */
  pixels?: () => Uint8ClampedArray | null;
};

/** What `paint` needs besides the primitives. A missing picture is drawn as a plain ground. */
export type Resources<Source> = {
  images: ReadonlyMap<string, PaintPicture<Source>>;
  /** The frame that each video clip shows at the time that is painted, by the clip's id. */
  frames?: ReadonlyMap<string, PaintPicture<Source>>;
  /** A tile of noise, made from `grainPixels()`. Without it grain is left out. */
  grain?: PaintPicture<Source> | undefined;
  /** Creates an empty canvas, in px. Browsers need not pass it; Node passes its own (`nodeSheet`). */
  sheet?: MakeSheet<Source>;
};

/** An extra canvas besides the one that is painted on. */
export type CanvasSheet<Source> = {
  context: PaintContext<Source>;
  source: Source;
  width: number;
  height: number;
  bytes?: SheetBytes;
};
/** All pixels of a sheet: RGBA, colors not multiplied by their opacity, rows without gaps. */
export type SheetBytes = { read(): Uint8ClampedArray; write(pixels: Uint8ClampedArray<ArrayBuffer>): void };
/** `isEdited`: its pixels are read often, and are kept where that is cheap. */
export type MakeSheet<Source> = (width: number, height: number, isEdited?: boolean) => CanvasSheet<Source>;

type Shared = Pick<
  CanvasRenderingContext2D,
  | "beginPath"
  | "bezierCurveTo"
  | "clearRect"
  | "clip"
  | "closePath"
  | "createLinearGradient"
  | "createRadialGradient"
  | "fill"
  | "fillRect"
  | "lineTo"
  | "moveTo"
  | "quadraticCurveTo"
  | "rect"
  | "restore"
  | "roundRect"
  | "save"
  | "stroke"
  | "transform"
  | "fillStyle"
  | "globalAlpha"
  | "globalCompositeOperation"
  | "imageSmoothingEnabled"
  | "imageSmoothingQuality"
  | "lineCap"
  | "lineJoin"
  | "lineWidth"
  | "shadowBlur"
  | "shadowColor"
  | "shadowOffsetX"
  | "shadowOffsetY"
  | "strokeStyle"
>;

/** The part of Canvas 2D that a page, a worker and `@napi-rs/canvas` share. */
export type PaintContext<Source> = Shared & {
  getTransform(): { a: number; b: number; c: number; d: number; e: number; f: number };
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  readonly canvas: { readonly width: number; readonly height: number };
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

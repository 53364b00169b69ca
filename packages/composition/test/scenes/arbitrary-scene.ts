import { CaptionStyle, Face } from "@vignette/domain/studio/catalogue";
import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  record,
  string,
} from "fast-check";
import { brandPalette } from "../../src/brand/brand-palette.ts";
import type { Scene } from "../../src/index.ts";
import { SafeZone } from "../../src/index.ts";
import { Curve } from "../../src/scene/keyframes.ts";
import type { Track } from "../../src/scene/scene.ts";
import { Motion } from "../../src/scene/timing.ts";

/** A number from a range, with its ends, nothing and ordinary values more often than chance would have it. */
const number = (min: number, max: number): Arbitrary<number> =>
  oneof(double({ min, max, noNaN: true }), constantFrom(min, max, Math.min(max, Math.max(min, 0))));
const px = oneof(integer({ min: -200, max: 2000 }), number(-100_000, 100_000));
const length = oneof(integer({ min: 0, max: 2000 }), number(0, 100_000));
const share = number(0, 1);
const reach = number(-8, 8);
const ms = oneof(integer({ min: 0, max: 4000 }), constantFrom(0, 0.001, 86_400_000));
const lasting = oneof(integer({ min: 1, max: 2000 }), constant(1e-9));
const seed = integer();
const box = record({ x: px, y: px, w: length, h: length });
const focus = record({ x: share, y: share });
const color = constantFrom("bg", "on", "accent", "ink", "paper", "#12abEF") as Arbitrary<"bg" | `#${string}`>;
const closer = number(1, 4);
const perhaps = <Value>(value: Arbitrary<Value>) => option(value, { nil: undefined, freq: 2 });
const degrees = number(-36_000, 36_000);
const words = oneof(
  string({ unit: "grapheme", maxLength: 24 }),
  constantFrom("", "12,480.50 sold", "\ud800", "WWWW WWW"),
);

const course = perhaps(
  array(record({ atMs: ms, value: px, curve: constantFrom(...Curve.options) }), { minLength: 1, maxLength: 4 }),
);
const keyframes = perhaps(
  record({ x: course, y: course, w: course, h: course, scale: course, rotate: course, opacity: course }),
);
const shadow = perhaps(record({ dx: px, dy: px, blur: number(0, 200), color, opacity: share }));
const border = perhaps(record({ color, width: number(0, 100) }));
/** On screen more often than not. */
const times = { id: constantFrom("a", "b", "c"), startMs: oneof(constant(0), ms), endMs: oneof(constant(5000), ms) };
const dressed = { rotate: perhaps(degrees), opacity: perhaps(share), shadow, keyframes };
const view = record({ scale: closer, focus });

const picture = {
  ...times,
  ...dressed,
  src: constantFrom("picture", "missing"),
  box,
  fit: constantFrom("cover", "contain"),
  crop: perhaps(record({ x: share, y: share, w: share, h: share })),
  focus,
  kenBurns: perhaps(record({ from: view, to: view })),
  punches: perhaps(array(record({ startMs: ms, endMs: ms, scale: closer }), { maxLength: 2 })),
  surround: perhaps(
    oneof(
      record({ blur: number(0.001, 200) }),
      record({
        color,
        place: perhaps(record({ x: reach, y: reach, w: number(0, 8), h: number(0, 8) })),
        edge: perhaps(constantFrom("soft", "card", "phone", "melted")),
      }),
    ),
  ),
  radius: perhaps(length),
  grain: perhaps(share),
  saturation: perhaps(number(0, 2)),
  overlay: perhaps(record({ color, opacity: share })),
  border,
  transition: perhaps(
    record({ kind: constantFrom("whip", "punch", "page-slide", "wipe"), durationMs: number(0.001, 2000) }),
  ),
  missing: color,
};

const video = {
  ...picture,
  trimMs: ms,
  speed: number(0.1, 10),
  atEnd: constantFrom("hold", "loop"),
  freezeAtMs: perhaps(ms),
  sound: constant(null),
};

const text = {
  ...times,
  ...dressed,
  text: words,
  box,
  dock: perhaps(record({ clip: constantFrom("a", "b"), side: constantFrom("below", "above"), gap: px })),
  face: constantFrom("title", "body", ...Face.options),
  weight: integer({ min: 100, max: 900 }),
  size: number(1, 4096),
  minSize: number(1, 4096),
  lineHeight: number(0.1, 10),
  tracking: perhaps(number(-1, 10)),
  caps: perhaps(boolean()),
  color,
  align: constantFrom("left", "center", "right"),
  valign: constantFrom("top", "middle", "bottom"),
  textBox: perhaps(record({ shape: constantFrom("lines", "panel"), color, padX: px, padY: px, radius: length })),
  stroke: perhaps(record({ color, width: length })),
  emphasis: perhaps(record({ phrase: words, style: constantFrom("marker", "color"), color, sweepAtMs: perhaps(ms) })),
  countUpMs: perhaps(lasting),
  countUpCurve: perhaps(constantFrom(...Curve.options)),
  motion: constantFrom(...Motion.options),
};

const art = {
  ...times,
  ...dressed,
  box,
  view: record({ w: number(1, 100_000), h: number(1, 100_000) }),
  paths: array(
    record({
      d: oneof(
        constantFrom("M0 0 L9 9 Z", "M1 1 q9 -9 1e300 4 z", "h5", "M0 0 A 5 5 0 1 1 NaN 4", "Z"),
        string({ minLength: 1 }),
      ),
      fill: perhaps(color),
      stroke: perhaps(record({ color, width: number(0.001, 100_000) })),
    }),
    { maxLength: 3 },
  ),
  boil: perhaps(record({ amount: px, seed })),
  drawOnMs: perhaps(lasting),
  motion: constantFrom(...Motion.options),
};

const drawn = { ...times, width: number(0.001, 100_000), color, seed, drawOnMs: perhaps(lasting) };
const word = record({ text: words, startMs: ms, endMs: ms, emphasis: perhaps(boolean()) });
const style = constantFrom(...CaptionStyle.options);
const place = record({ x: px, y: px });

const clip = oneof(
  record({ kind: constant("image"), ...picture }),
  record({ kind: constant("video"), ...video }),
  record({ kind: constant("text"), ...text }),
  record({ kind: constant("captions"), ...times, words: array(word, { maxLength: 5 }), style, box, accent: color }),
  record({ kind: constant("rect"), ...times, ...dressed, opacity: share, box, color, radius: length, border }),
  record({ kind: constant("scrim"), ...times, box, color, from: share, to: share }),
  record({
    kind: constant("progress"),
    ...times,
    box,
    color,
    ground: color,
    cutsMs: array(ms, { maxLength: 4 }),
  }),
  record({ kind: constant("hand-line"), ...drawn, from: place, to: place, bend: px, head: boolean() }),
  record({ kind: constant("hand-ring"), ...drawn, box }),
  record({ kind: constant("art"), ...art }),
);

const track = record({ id: constant("track"), clips: array(clip, { maxLength: 4 }), keyframes, window: perhaps(box) });

const side = integer({ min: 32, max: 200 }).map((half) => half * 2);

/** Any scene that the schema accepts, with many edge cases; optional fields may be missing. */
export const anyScene: Arbitrary<Scene> = record({
  version: constant(2 as const),
  width: side,
  height: side,
  frameRate: integer({ min: 1, max: 60 }),
  durationMs: number(0, 10_000),
  background: color,
  palette: constant(brandPalette(null)),
  safeZone: constantFrom(...SafeZone.options),
  tracks: array(track, { maxLength: 3 }) as unknown as Arbitrary<Track[]>,
}).map((scene) => JSON.parse(JSON.stringify(scene)) as Scene);

/** A time inside or outside of any scene. */
export const anyMoment: Arbitrary<number> = oneof(
  number(0, 4000),
  constantFrom(-1, Number.NaN, Number.POSITIVE_INFINITY),
);

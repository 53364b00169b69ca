import type { ArtPath } from "../../scene/art-clip.ts";
import { bean } from "./bean.ts";
import type { MemeCast, MemeDrawing, MemeLayer, MemeMoment } from "./meme-drawing.ts";
import { block, fine, flat, moved, oval, type Placement, placed, printed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

/** Where both desks are drawn, and where a head is in each, from its top. */
const [UPPER_Y, LOWER_Y, HEAD] = [112, 790, 118];

export const twoDesks: MemeDrawing<"two-desks"> = {
  places: {
    busy: { box: { x: 90, y: 6, w: 900, h: 120 }, pin: { x: 540, y: UPPER_Y + HEAD }, isSubject: false },
    quiet: { box: { x: 90, y: LOWER_Y - 30, w: 900, h: 120 }, pin: { x: 510, y: LOWER_Y + HEAD }, isSubject: true },
  },
  draw: (moment, cast) => ({ view: { w: 1080, h: LOWER_Y + 640 }, layers: both(moment, cast) }),
  // The turn comes last: what is glad ends at the quiet desk, what is not begins there.
  panels: [
    (cast) => alone(cast.isGlad ? busy("turn", cast) : quiet({})),
    (cast) => alone(cast.isGlad ? quiet(cast) : busy("turn", cast)),
  ],
};

/** A desk is drawn 720 wide, its top at y 470, its floor at 700. */
type Desk = { shade: ArtPath[]; paths: ArtPath[] };

function both(moment: MemeMoment, cast: MemeCast): MemeLayer[] {
  const upper = placedDesk(busy(moment, cast), UPPER_Y);
  const lower = placedDesk(quiet(cast), LOWER_Y);
  const divider = [flat(block(-2000, DIVIDER, 5080, 12), "on")];
  const night = [flat(block(-2000, DIVIDER + 12, 5080, 2000), "on")];
  return [
    { opacity: 0.09, paths: [...night, ...upper.shade] },
    { paths: [...upper.paths, ...lower.paths, ...divider] },
  ];
}

/** Between the desks, below the legs of the upper one. */
const DIVIDER = UPPER_Y + 640;

/** In the middle, under its label. */
function placedDesk({ shade, paths }: Desk, y: number): Desk {
  const place = { x: 540 - 360, y };
  return { shade: placed(shade, place), paths: placed(paths, place) };
}

function alone({ paths }: Desk) {
  const layers = [{ opacity: 0.09, paths: [flat(block(-2000, 500, 4720, 2000), "on")] }, { paths }];
  return { view: { w: 720, h: 720 }, layers };
}

function busy(moment: MemeMoment, { thing }: MemeCast): Desk {
  const arms = { left: [-200, -400], right: [210, -300] } as const;
  const face = moment === "turn" ? "panic" : "worried";
  return {
    shade: [flat(block(-2000, 500, 4720, 126), "on")],
    paths: [
      ...bean({ x: 360, y: 560, face, legs: "none", ...arms }),
      ...placed(SHEET, { x: 138, y: 342, size: 0.9, turn: -24 }),
      ...flying({ x: 156, y: 148, turn: 14 }, thing),
      ...placed(PHONE, { x: 572, y: 238, turn: 16 }),
      ...[
        [306, 92, -30],
        [660, 110, 22],
        [520, 66, -12],
      ].flatMap(([x = 0, y = 0, turn = 0]) => flying({ x, y, turn, size: 0.7 }, thing)),
      ...pile(610, 7),
      ...pile(60, 4),
      ...deskTop(),
    ],
  };
}

/** Paper, or what the joke is about, through the air. */
function flying({ x, y, turn = 0, size = 1 }: Placement, thing: MemeCast["thing"]): ArtPath[] {
  if (!thing) return placed(SHEET, { x, y, turn, size });
  return shelfObject(thing, { x, foot: y + 66 * size, w: 150 * size, h: 132 * size, turn, isPale: true });
}

function quiet({ product }: MemeCast): Desk {
  const arms = { left: [-90, -150], right: [150, -190] } as const;
  return {
    shade: [flat(block(-2000, 500, 4720, 126), "on")],
    paths: [
      ...bean({ x: 330, y: 560, face: "pleased", legs: "none", ...arms }),
      ...lamp(),
      ...(product ? shelfObject(product, { x: 500, foot: 470, w: 150, h: 140, isPale: true }) : tea()),
      ...deskTop(),
    ],
  };
}

const tea = (): ArtPath[] => [
  ...placed(CUP, { x: 480, y: 424 }),
  ...["M462 372C450 352 474 340 462 318", "M494 372C482 352 506 340 494 318"].map((d) => fine(d)),
];

function deskTop(): ArtPath[] {
  return [...solid(block(-30, 470, 780, 34, 8), WHITE), stroke("M40 504V612"), stroke("M680 504V612")];
}

const SHEET: ArtPath[] = [
  ...printed(block(-44, -56, 88, 112, 4), WHITE),
  ...["M-24 -26H24", "M-24 -2H24", "M-24 22H6"].map((d) => fine(d, "ink")),
];
const PHONE: ArtPath[] = [
  ...printed(block(-30, -52, 60, 104, 12), "ink", "on"),
  fine("M-8 36H8", "paper"),
  fine("M-14 -18H14", "paper"),
];
const CUP: ArtPath[] = [...printed("M-38 -36H38L32 44H-32Z", WHITE), fine("M38 -22C70 -24 70 22 34 20")];

function pile(x: number, count: number): ArtPath[] {
  return Array.from({ length: count }, (_, i) =>
    moved(block(x - 62, 444 - i * 26, 124, 24, 4), (i % 3) * 7 - 7, 0),
  ).flatMap((d) => solid(d, WHITE));
}

function lamp(): ArtPath[] {
  return [
    stroke("M610 470L650 340L566 236"),
    ...printed("M506 240C520 190 600 180 626 226Z", "accent"),
    flat(oval(566, 242, 20, 10), WHITE),
    stroke("M572 470H648"),
  ];
}

import type { ArtPath } from "../../scene/art-clip.ts";
import { bean } from "./bean.ts";
import type { BeanFace } from "./bean-face.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeLayer, MemeMoment, SlotPlace } from "./meme-drawing.ts";
import { block, dot, fine, flat, placed, printed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

/** Height of a step; on a tall page it is higher. */
const [RISE, TALL_RISE] = [168, 202];

/** Stairs with steps of that height, each narrower than the one beneath; the highest is always at one place. `floor`: where they stand. */
function stairsOf(rise: number) {
  const floor = TOP + 4 * rise;
  return { rise, floor, steps: [0, 1, 2, 3].map((i) => ({ y: floor - (i + 1) * rise, half: halfOf(i) })) };
}
type Stairs = ReturnType<typeof stairsOf>;
const TOP = 408;
const halfOf = (i: number): number => 520 - i * 46;
const [USUAL, TALL] = [stairsOf(RISE), stairsOf(TALL_RISE)];

/** The step of the turn. */
const TURN = 0;

/** Where words on a step begin, and who stands on one. */
const INSET = 40;
/** The first one stands on the floor, before the lowest step. */
const climberAt = (i: number) => (i < 0 ? 968 : 540 + halfOf(i) - 96);

/** A joke is read from above: it begins on the highest step, and its turn is the lowest and widest one. */
const placesOn = (stairs: Stairs) => ({
  "step-1": on(3, stairs),
  "step-2": on(2, stairs),
  "step-3": on(1, stairs),
  "step-4": on(0, stairs),
});

export const fourStairs: MemeDrawing<"four-stairs"> = {
  places: placesOn(USUAL),
  tallPlaces: placesOn(TALL),
  draw: (moment, cast) => {
    const stairs = cast.isUpright ? TALL : USUAL;
    return { view: { w: 1080, h: stairs.floor }, layers: staircase(moment, cast, stairs) };
  },
  panels: [0, 1, 2, 3].map((i) => (cast) => step(i, cast)),
};

/** Room for words on a step, beside whoever stands on the one below. */
function on(i: number, { rise, steps }: Stairs): SlotPlace {
  const { y = 0, half = 0 } = steps[i] ?? {};
  const x = 540 - half + INSET;
  const end = climberAt(i - 1) - 86;
  return {
    box: { x, y: y + 28, w: end - x, h: rise - 36 },
    pin: null,
    color: "on",
    isLeft: true,
    isSubject: i === TURN,
  };
}

const FACES: readonly BeanFace[] = ["calm", "pleased", "smug", "unhinged"];
/** Who stands before each step, from the floor up. */
const CLIMBING: readonly BeanFace[] = ["smug", "pleased", "calm", "worried"];

function staircase(moment: MemeMoment, cast: MemeCast, { rise, floor, steps }: Stairs): MemeLayer[] {
  const blocks = steps.map(({ y, half }, i) => [
    ...solid(block(540 - half, y, 2 * half, rise), i === TURN ? "accent" : "bg"),
    fine(`M${540 - half + 14} ${y + 20}H${540 + half - 14}`, i === TURN ? "onAccent" : "on"),
  ]);
  const size = rise === RISE ? 0.4 : 0.48;
  const climbers = [floor, ...steps.slice(0, 3).map(({ y }) => y)].flatMap((y, i) =>
    bean({ x: climberAt(i - 1), y: y - 4, size, face: CLIMBING[i] ?? "calm", look: -1, ...hands(i - 1) }),
  );
  return [
    { opacity: 0.09, paths: [flat(block(-2000, floor, 5080, 2000), "on"), flat(dot(540, 300, 430), "on")] },
    {
      paths: [
        ...sun(),
        stroke(`M-2000 ${floor}H3080`),
        ...blocks.toReversed().flat(),
        ...climbers,
        ...onTop(moment, cast),
      ],
    },
  ];
}

function sun(): ArtPath[] {
  const rays = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (1 + i / 10);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const far = i % 2 === 0 ? 420 : 380;
    return `M${540 + x * 320} ${330 + y * 320}L${540 + x * far} ${330 + y * far}`;
  });
  return [...printed(dot(540, 330, 280), "bg"), ...rays.map((d) => fine(d))];
}

function onTop(moment: MemeMoment, cast: MemeCast): ArtPath[] {
  const y = TOP;
  if (moment === "setup") return bean({ x: 540, y, size: 0.6, face: "pleased" });
  // Beside the crown, and clear of it.
  const raised = { left: [-246, -352], right: [252, -358] } as const;
  return [
    ...bean({ x: 540, y, size: 0.6, face: "unhinged", legs: "tiptoe", ...raised }),
    ...placed(CROWN, { x: 546, y: y - 226, size: 0.7, turn: 5 }),
    ...lifted(cast, [392, 692], y - 206, 120),
  ];
}

/** What the joke is about, in hands at these places. */
function lifted(
  { thing, product, colors = {} }: MemeCast,
  hands: readonly number[],
  foot: number,
  size: number,
): ArtPath[] {
  const held = thing ?? product;
  if (!held) return [];
  return hands.flatMap((x) =>
    shelfObject(held, { ...{ x, foot, w: size * 1.3, h: size }, isPale: true, color: colors[held] }),
  );
}

const CROWN = printed("M-70 0L-84 -74L-40 -36L0 -92L40 -36L84 -74L70 0Z", WHITE);

function hands(i: number): { left?: readonly [number, number]; right?: readonly [number, number] } {
  if (i <= 0) return {};
  return i === 1 ? { left: [-170, -300] } : { left: [-180, -350], right: [180, -350] };
}

/** One step from close up: each higher, with more of everything. */
function step(i: number, cast: MemeCast): MemeArt {
  const ground = 600;
  const size = 1 + i * 0.04;
  const raised = { left: [-190, -370], right: [196, -380] } as const;
  const who = { x: 360, y: ground, size, face: FACES[i] ?? "calm", legs: i === 3 ? "tiptoe" : "stand" } as const;
  const held = [[], [-170], [-180, 180], [-190, 196]][i]?.map((dx) => 360 + dx * size) ?? [];
  const crown = i < 3 ? [] : placed(CROWN, { x: 368, y: ground - 378 * size, turn: 5 });
  const paths = [
    ...(i < 2 ? [] : placed(sun(), { x: -180, y: i === 2 ? 90 : -20, size: 1 })),
    ...solid(block(-2000, ground, 4720, 2000), i === 3 ? "accent" : "bg"),
    fine(`M-2000 ${ground + 24}H2720`, i === 3 ? "onAccent" : "on"),
    ...bean({ ...who, ...(i === 3 ? raised : hands(i)) }),
    ...crown,
    ...lifted(cast, held, ground - (i === 1 ? 292 : i === 2 ? 342 : 366) * size, 150),
  ];
  return {
    view: { w: 720, h: 720 },
    layers: [{ opacity: 0.03 * (i + 1), paths: [flat(block(-2000, -2000, 4720, 4720), "on")] }, { paths }],
  };
}

import { type Pose, rotated } from "./pose.ts";

type Point = { x: number; y: number };

/** A part of a frame that can be dragged: itself, a corner, an edge, or the knob that rotates it. */
export type Grip = "move" | "nw" | "ne" | "se" | "sw" | "e" | "w" | "n" | "s" | "turn";

/** The corners and edges: which way they pull, in the frame's own directions. */
const PULLS: Record<Exclude<Grip, "move" | "turn">, Point> = {
  nw: { x: -1, y: -1 },
  ne: { x: 1, y: -1 },
  se: { x: 1, y: 1 },
  sw: { x: -1, y: 1 },
  e: { x: 1, y: 0 },
  w: { x: -1, y: 0 },
  n: { x: 0, y: -1 },
  s: { x: 0, y: 1 },
};

/** The smallest side of a frame, in canvas px: large enough to be grasped again. */
const LEAST = 24;

/**
 * A pose after one of its grips was dragged from one place of the canvas to another. Corners scale it with its letters,
 * edges change one side; the opposite corner or edge stays. `isFree`: a corner changes both sides independently.
 */
export function draggedPose(pose: Pose, grip: Grip, from: Point, to: Point, isFree = false): Pose {
  if (grip === "move") return { ...pose, x: pose.x + to.x - from.x, y: pose.y + to.y - from.y };
  if (grip === "turn") return { ...pose, turn: upright(pose.turn + degrees(pose, to) - degrees(pose, from)) };
  const pull = PULLS[grip];
  const by = rotated({ x: to.x - from.x, y: to.y - from.y }, -pose.turn);
  const isCorner = pull.x !== 0 && pull.y !== 0;
  if (!isCorner || isFree) {
    const w = Math.max(LEAST, pose.w + by.x * pull.x);
    const h = Math.max(LEAST, pose.h + by.y * pull.y);
    return stretched(pose, pull, { w, h, size: pose.size });
  }
  // How far the corner moved along its diagonal.
  const along = (by.x * pull.x * pose.w + by.y * pull.y * pose.h) / (pose.w ** 2 + pose.h ** 2);
  const scale = Math.max(LEAST / Math.min(pose.w, pose.h), 1 + along);
  return scaledFrom(pose, pull, scale);
}

/** Two fingers on the canvas. */
export type Fingers = readonly [Point, Point];

/** A pose after two fingers moved: it goes with them, grows as they part, and rotates as they do. */
export function pinchedPose(pose: Pose, from: Fingers, to: Fingers): Pose {
  const [before, after] = [across(from), across(to)];
  const scale = Math.max(LEAST / Math.min(pose.w, pose.h), after.length / Math.max(1, before.length));
  const turn = upright(pose.turn + after.turn - before.turn);
  const aside = rotated({ x: (pose.x - before.x) * scale, y: (pose.y - before.y) * scale }, turn - pose.turn);
  const size = pose.size === null ? null : pose.size * scale;
  return { x: after.x + aside.x, y: after.y + aside.y, w: pose.w * scale, h: pose.h * scale, turn, size };
}

const across = ([one, other]: Fingers) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  length: Math.hypot(other.x - one.x, other.y - one.y),
  turn: degrees(one, other),
});

/** A pose scaled with its letters; the side or corner that `pull` points away from stays. */
function scaledFrom(pose: Pose, pull: Point, scale: number): Pose {
  const size = pose.size === null ? null : pose.size * scale;
  return stretched(pose, pull, { w: pose.w * scale, h: pose.h * scale, size });
}

function stretched(pose: Pose, pull: Point, to: Pick<Pose, "w" | "h" | "size">): Pose {
  const shift = rotated({ x: ((to.w - pose.w) / 2) * pull.x, y: ((to.h - pose.h) / 2) * pull.y }, pose.turn);
  return { ...pose, ...to, x: pose.x + shift.x, y: pose.y + shift.y };
}

const degrees = ({ x, y }: Point, to: Point) => (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI;

/** Between -180 and 180, and exactly at an eighth of a turn when within three degrees of it. */
function upright(turn: number): number {
  const within = ((((turn + 180) % 360) + 360) % 360) - 180;
  const eighth = Math.round(within / 45) * 45;
  return Math.abs(within - eighth) <= 3 ? eighth : Math.round(within * 10) / 10;
}

import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import { type BeanFace, beanFace } from "./bean-face.ts";
import { fine, type Placement, placed, printed, stroke } from "./pen.ts";

/** The position of a hand, relative to the middle between Bean's feet; the elbow follows. */
type Hand = readonly [x: number, y: number];

export type BeanPose = Placement & {
  face: BeanFace;
  /** Where the eyes look: -1 is left, 1 is right. */
  look?: number;
  left?: Hand;
  right?: Hand;
  /** An outline that separates the arms from a dark object that they reach over. */
  sleeves?: Color;
  legs?: "stand" | "walk" | "tiptoe" | "none";
  /** Cracks on its cheeks and its forehead. */
  hasTightSkin?: boolean;
};

/** Our hero: a bean on two legs, about 220 wide and 390 high at size 1, standing on `x`, `y`. */
export function bean(pose: BeanPose): ArtPath[] {
  const {
    face,
    look = 0,
    left = [-150, -130],
    right = [150, -130],
    legs = "stand",
    sleeves,
    hasTightSkin,
    ...place
  } = pose;
  const arms = [arm([-106, -212], left), arm([96, -212], right)];
  const paths: ArtPath[] = [
    ...(sleeves ? arms.map((d) => stroke(d, sleeves, 26)) : []),
    ...LEGS[legs].map((d) => stroke(d)),
    ...sprout(face),
    ...printed(BODY, "accent"),
    ...(hasTightSkin ? CRACKS.map((d) => fine(d, "onAccent")) : []),
    ...arms.map((d) => stroke(d)),
    ...beanFace(face, look * 14),
  ];
  return placed(paths, place);
}

/** A capsule with a small dent on one side and a small bulge on the other. */
const BODY =
  "M-98 -290C-96 -352 -52 -390 8 -390C72 -390 114 -348 112 -288C111 -250 96 -238 97 -204C99 -138 64 -90 0 -90C-70 -90 -118 -138 -116 -204C-115 -240 -100 -254 -98 -290Z";

/** Of skin that is tight. */
const CRACKS = [
  "M-86 -268L-66 -256L-74 -242L-54 -230M-66 -256L-52 -260",
  "M92 -262L72 -254L80 -238L60 -228M72 -254L58 -262",
  "M-14 -372L-4 -356L-16 -346L-2 -332M-4 -356L10 -352",
  "M-70 -150L-52 -144L-58 -130M-52 -144L-42 -152",
  "M62 -136L46 -130L52 -114M46 -130L34 -138",
];

/** Two leaves on its head: they hang when it is worried. */
function sprout(face: BeanFace): ArtPath[] {
  const isHanging = face === "worried" || face === "panic";
  const leaves = isHanging
    ? [
        "M20 -424C42 -436 62 -424 64 -398C46 -398 28 -406 20 -424Z",
        "M20 -424C2 -440 -22 -432 -28 -408C-10 -402 10 -408 20 -424Z",
      ]
    : [
        "M20 -432C34 -460 62 -462 76 -446C62 -426 40 -422 20 -432Z",
        "M20 -432C8 -456 -18 -460 -32 -446C-20 -426 2 -422 20 -432Z",
      ];
  return [stroke("M10 -390C8 -406 12 -420 20 -430"), ...leaves.flatMap((d) => printed(d, "accent"))];
}

const LEGS = {
  stand: ["M-42 -96C-44 -60 -46 -30 -46 -4L-76 -2", "M42 -96C44 -60 46 -30 46 -4L76 -2"],
  walk: ["M-34 -96C-50 -66 -92 -48 -112 -10L-86 4", "M36 -96C62 -70 74 -40 70 -4L102 -4"],
  tiptoe: ["M-38 -96C-36 -64 -48 -40 -40 -14L-58 2", "M38 -96C36 -64 48 -40 40 -14L58 2"],
  none: [],
} as const satisfies Record<string, readonly string[]>;

/** From the shoulder to the hand, over an elbow that hangs a little. */
function arm([x, y]: Hand, [handX, handY]: Hand): string {
  const out = x < 0 ? -1 : 1;
  const [middleX, middleY] = [(x + handX) / 2, (y + handY) / 2];
  return `M${x} ${y}Q${middleX + out * 26} ${middleY + 22} ${handX} ${handY}`;
}

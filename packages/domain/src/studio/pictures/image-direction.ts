import type { AssetType } from "../../assets/index.ts";
import { countedAs } from "../../assets/index.ts";
import { cutToUtf16Units } from "../../kernel/index.ts";
import { productObjects, thing } from "../../objects/index.ts";
import type { Brief } from "../../research/index.ts";
import type { Shot } from "../catalogue/shots.ts";
import { templateOf } from "../catalogue/templates.ts";
import type { Beat, Script } from "../script/script.ts";
import { colorName } from "./photos/color-name.ts";
import { pictureDemand } from "./picture-demand.ts";
import { type PicturePlan, planOfPictures } from "./picture-plan.ts";

/** What a picture or clip of a beat is made from. */
export type ImageDirection = {
  prompt: string;
  /** The same for all pictures of a creation, so that models which take one keep the look. */
  seed: number;
  /**
   * 9:16 for a video, 1:1 where it fills half of a page; 2:3 for stills, of which 4:5 and 9:16 are cut; 3:2 for a look that
   * shows strips.
   */
  shape: "tall" | "square" | "upright" | "wide";
  /** Whether the product is in it: a photo of the product then goes along. */
  showsProduct: boolean;
};

type Made = {
  id: string;
  kind: AssetType;
  style: { template: string; colors?: Colors | null | undefined };
  script: Pick<Script, "beats" | "imageStyle">;
  brand: Colors | null;
};
type Colors = { bg: string; accent: string };
type Subject = {
  beat: Beat;
  brief: Brief | null;
  hasReference: boolean;
  /** Whether the product has photos, which stand where it is shown. */
  hasPhotos?: boolean;
  moves?: boolean;
};

/** Longest prompt, in characters: what the shortest provider takes. Source: docs/platforms/workers-ai.md#images. */
const PROMPT_MAX = 2048;
/** Longest description of a product in a prompt. Our own choice. */
const DESCRIPTION_MAX = 200;

/**
 * The direction of a beat's picture, composed in one place: the subject and shot of the beat, the style that all
 * pictures of the creation share, room for the words of its look, and what no picture shows. `moves` for a clip.
 * Where the product has photos, a picture that is ordered for a pain or a list item is of what is on none of them: it shows the product
 * only if its beat's own direction names it. Source: docs/content.md#pictures; ADR 201.
 */
export function imageDirection(
  made: Made,
  { beat, brief, hasReference, hasPhotos = false, moves = false }: Subject,
): ImageDirection {
  const { kind, script, style } = made;
  const plan = planOfPictures(templateOf(kind, style.template).name);
  const index = script.beats.findIndex(({ id }) => id === beat.id);
  const isElse = hasPhotos && (beat.role === "pain" || beat.role === "point");
  const showsProduct =
    (!isElse && pictureDemand(plan, { ...beat, index }) !== "never") || namesProduct(beat.imagePrompt, brief);
  const shape = shapeOf(kind, plan, beat);
  const parts = [
    `${moves ? "Vertical video, one shot without cuts" : PHOTOGRAPHS[shape]}: ${withoutEnd(beat.imagePrompt)}.`,
    beat.shot ? SHOTS[beat.shot] : "",
    product({ brief, showsProduct, hasReference }),
    `Style of the series: ${withoutEnd(script.imageStyle || usualStyle(made, brief))}.`,
    moves ? "One slow, steady move of the camera; the subject moves naturally." : "",
    roomFor(plan.halves?.[beat.role] ?? plan.words),
    "Looks like a real photo by a person with a good camera, not like an advertisement or a rendering.",
    `No lettering, captions, logos or watermarks${showsProduct ? " but what is printed on the product itself" : ""}; no borders, no collage.`,
  ];
  const prompt = cutToUtf16Units(parts.filter(Boolean).join(" "), PROMPT_MAX);
  return { prompt, seed: seedOf(made.id), shape, showsProduct };
}

/**
 * Whether a picture is of the product although its beat needs none: by its name, or as "the mug" in a step to do, where any other mug would
 * pass for it.
 */
function namesProduct(imagePrompt: string, brief: Brief | null): boolean {
  if (!brief) return false;
  const [brand] = CAPITALIZED.exec(brief.name.trim()) ?? [];
  const { product } = productObjects(brief);
  const named = [...imagePrompt.matchAll(/\bthe (\p{L}+)/giu)].map(([, noun = ""]) => thing(noun));
  return (brand !== undefined && imagePrompt.includes(brand)) || (product !== undefined && named.includes(product));
}

/** The name of "Tern 2 running shoe", as a model repeats it. */
const CAPITALIZED = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*/u;

/** A clip is of the whole page: it plays on where its beat is not a half. */
function shapeOf(kind: AssetType, { halves, isWide }: PicturePlan, { role }: Beat): ImageDirection["shape"] {
  if (countedAs(kind) === "videos") return halves?.[role] ? "square" : "tall";
  return isWide ? "wide" : "upright";
}

const PHOTOGRAPHS = {
  tall: "Vertical photograph",
  square: "Square photograph",
  upright: "Vertical photograph",
  wide: "Landscape photograph",
} as const satisfies Record<ImageDirection["shape"], string>;

const SHOTS = {
  "in-use": "In use: a hand or a person doing it, seen from the side, at the height of the hands.",
  "close-up": "Close-up: the subject fills half of the frame, background out of focus.",
  detail: "Detail: very near, one part of the subject, its material visible.",
  wide: "Wide shot: the whole place, the subject small but clear.",
  overhead: "From straight above, flat on a surface.",
  screen: "A device with its screen facing the camera, upright and unobstructed.",
} as const satisfies Record<Shot, string>;

function product({ brief, showsProduct, hasReference }: Omit<Subject, "beat"> & { showsProduct: boolean }): string {
  if (!showsProduct) return "The advertised product is not in the picture.";
  if (hasReference) {
    return "The product is exactly the one in the reference photo: same shape, proportions, colors, material and label. Do not redesign it; show it once, naturally lit by the scene.";
  }
  const described = brief?.description.trim() ?? "";
  return described === "" ? "" : `The product, if it is seen: ${withoutEnd(described.slice(0, DESCRIPTION_MAX))}.`;
}

/** The style of a creation whose script names none: from the brand's colors and the audience. */
function usualStyle({ style, brand }: Pick<Made, "style" | "brand">, brief: Brief | null): string {
  const colors = style.colors ?? brand;
  const palette = colors
    ? `a palette of ${[...new Set([colors.bg, colors.accent].map(colorName))].join(" and ")} with natural, muted tones`
    : "a natural, muted palette";
  const audience = brief?.audience.trim() ?? "";
  const place = audience === "" ? "an ordinary, lived-in place" : `the everyday surroundings of ${audience}`;
  return `soft daylight from one side, ${palette}, 35 mm lens at f/2.8, slight grain, set in ${place}`;
}

const ROOMS = {
  top: "the upper third",
  middle: "the middle, with the subject near the edge",
  bottom: "the lower third",
} as const satisfies Record<NonNullable<PicturePlan["words"]>, string>;

const roomFor = (words: PicturePlan["words"]): string =>
  words === null ? "The subject is in the middle." : `Keep ${ROOMS[words]} plain and calm: words are laid over it.`;

const withoutEnd = (text: string): string => text.trim().replace(/[.\s]+$/, "");

/** A number from an id, the same each time, in the range that all providers take. */
function seedOf(id: string): number {
  let seed = 0;
  for (const letter of id) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed % 2_147_483_647;
}

import { EMPTY, shown, spoken } from "./fields.ts";
import type { BeatGuide, FieldGuide, TemplateGuide, TextField } from "./template-guide.ts";

/** A place of a piece, with all that is known of what belongs there. */
export type PlannedBeat = Omit<BeatGuide, "fields" | "picture"> & {
  fields: Readonly<Record<TextField, FieldGuide>>;
  /** What its picture shows; "" leaves that to the writer, null is for a beat without a picture of its own. */
  picture: string | null;
};

type Guided = { guide: TemplateGuide; isOnePicture?: true };
type Slot = { label: string; mostWords: number };
/** `list`: what the hook promises a number of; null if it promises none. `isWay`: it promises something to do. */
type Wish = { count: number; list: "things" | "mistakes" | null; isWay: boolean; slots: readonly Slot[] };

/** So many moves are told in beats of their own, and so many beats more than the moves in one need. Source: ADR 227. */
const MOVES = 3;
export const MORE_FOR_MOVES = MOVES - 1;
/** Such a piece has a hook, its moves, the product and an ask. */
const LEAST_WITH_MOVES = MOVES + 3;

/** Whether a look tells moves, each of which may be a beat of its own. */
export const tellsMoves = ({ moves }: TemplateGuide, isWay: boolean): boolean =>
  moves === "always" || (moves === "after-how" && isWay);

/**
 * The places of a piece with `count` beats. The last beat in between repeats as often as needed; a list of things has
 * nothing else in between. Places that label a drawing are named by its slots.
 */
export function beatPlan({ guide, isOnePicture }: Guided, { count, list, isWay, slots }: Wish): PlannedBeat[] {
  const { first, between, last } = guide;
  const repeated = between.at(-1) ?? first;
  const listed = count - (last ? 2 : 1);
  const moves = !list && count >= LEAST_WITH_MOVES && tellsMoves(guide, isWay) ? MOVES : 0;
  const inBetween = (at: number): BeatGuide => {
    if (at < moves) return MOVE;
    if (moves > 0) return between[at - MORE_FOR_MOVES] ?? repeated;
    if (list === "mistakes" && guide.pictures !== null) return mistake(repeated, at > 0 && at === listed - 1);
    const planned = list ? repeated : (between[at] ?? repeated);
    return isWay && at === 0 && planned.role === "pain" && !planned.isHalf ? way(planned) : planned;
  };
  return Array.from({ length: count }, (_, at) => {
    const isLast = at === count - 1 && at > 0;
    const beat = at === 0 ? first : isLast && last ? last : inBetween(at - 1);
    const slot = slots[at];
    const purpose = slot ? `The label of this place in the drawing: ${slot.label}.` : beat.purpose;
    const fields = beat.namesProduct
      ? naming({ ...guide.fields, ...beat.fields })
      : { ...guide.fields, ...beat.fields };
    return {
      ...beat,
      purpose,
      fields: slot
        ? { line: EMPTY, body: beat.fields?.body ?? EMPTY, title: shown(1, slot.mostWords, fields.title.what) }
        : fields,
      picture: pictureOf(guide, beat, isOnePicture === true && at > 0),
    };
  });
}

/** Mistakes in a video show what goes wrong and say why it does; the last one the product that mends it. Source: ADR 180. */
const mistake = (repeated: BeatGuide, isMended: boolean): BeatGuide =>
  isMended
    ? {
        ...repeated,
        purpose: `${repeated.purpose} This mistake is one that a fact of the product mends: the line says which, by the product's name. Where no fact does, it is the most common mistake and its reason.`,
        picture: "The product, or the part of it that mends the mistake.",
      }
    : {
        ...repeated,
        role: "pain",
        purpose: `${repeated.purpose} This mistake is told at the moment in which it goes wrong, with the reason why it is one, without the product.`,
        picture:
          "The moment in which it goes wrong, without the product or another thing of its kind, which would pass for it.",
        shot: "wide",
      };

/** One move of several, which its picture shows. */
const MOVE: BeatGuide = {
  role: "point",
  purpose:
    "One move of three, in their order, without the product's name: what is done and with what, so that its photo shows exactly this. Where the brief has no steps, those of its trade.",
  fields: {
    line: spoken(2, 8, "The move as one short sentence; its thing by its noun, and not as “it”."),
    title: EMPTY,
  },
  picture: "This move at the moment of doing it: hands, and the things it takes.",
  shot: "in-use",
};

/** Something to do takes the place of the pain, and its picture shows it being done. Source: ADR 171. */
const way = (pain: BeatGuide): BeatGuide => ({
  ...pain,
  role: "point",
  purpose:
    "The way that the hook promises: something the reader can do today, as people of this trade do it, with its reason.",
  ...(pain.picture && {
    picture: "What is to be done, at the moment of doing it: hands, and the things it takes.",
    shot: "in-use",
  }),
});

/** The visible or spoken field says the product's name. */
function naming(fields: PlannedBeat["fields"]): PlannedBeat["fields"] {
  const field = fields.line.use === "spoken" ? "line" : "title";
  return { ...fields, [field]: { ...fields[field], what: `${fields[field].what} It names the product by its name.` } };
}

/** Where all beats share one picture, those after the first have their own only if the guide says so. */
function pictureOf({ pictures }: TemplateGuide, { picture }: BeatGuide, isShared: boolean): string | null {
  if (pictures === null || picture === null || (isShared && picture === undefined)) return null;
  return picture ?? "";
}

import { EMPTY, shown } from "./fields.ts";
import type { BeatGuide, FieldGuide, TemplateGuide, TextField } from "./template-guide.ts";

/** A place of a piece, with all that is known of what belongs there. */
export type PlannedBeat = Omit<BeatGuide, "fields" | "picture"> & {
  fields: Readonly<Record<TextField, FieldGuide>>;
  /** What its picture shows; "" leaves that to the writer, null is for a beat without a picture of its own. */
  picture: string | null;
};

type Guided = { guide: TemplateGuide; isOnePicture?: true };
type Slot = { label: string; mostWords: number };
type Wish = { count: number; isList: boolean; slots: readonly Slot[] };

/**
 * The places of a piece with `count` beats. The last beat in between repeats as often as needed; a list of things has
 * nothing else in between. Places that label a drawing are named by its slots.
 */
export function beatPlan({ guide, isOnePicture }: Guided, { count, isList, slots }: Wish): PlannedBeat[] {
  const { first, between, last } = guide;
  const repeated = between.at(-1) ?? first;
  const middle = isList ? [repeated] : between;
  return Array.from({ length: count }, (_, at) => {
    const isLast = at === count - 1 && at > 0;
    const beat = at === 0 ? first : isLast && last ? last : (middle[at - 1] ?? repeated);
    const slot = slots[at];
    const purpose = slot ? `The label of this place in the drawing: ${slot.label}.` : beat.purpose;
    const fields = beat.namesProduct
      ? naming({ ...guide.fields, ...beat.fields })
      : { ...guide.fields, ...beat.fields };
    return {
      ...beat,
      purpose,
      fields: slot ? { line: EMPTY, body: EMPTY, title: shown(1, slot.mostWords, fields.title.what) } : fields,
      picture: pictureOf(guide, beat, isOnePicture === true && at > 0),
    };
  });
}

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

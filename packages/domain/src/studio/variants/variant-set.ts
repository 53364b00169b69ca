import * as z from "zod/mini";
import { unfilledSlots } from "../../hook-library/index.ts";
import { Id, Instant, line } from "../../kernel/index.ts";
import { CreationVoice } from "../creation/media.ts";
import { FinishExportInput } from "../rendering/export.ts";

/** What is exchanged in a video, in order: its first beat, all between, and its last. */
export const variantPlaces = ["hook", "body", "ending"] as const;
export type VariantPlace = (typeof variantPlaces)[number];

/** Most parts of each place: 10 × 5 × 4 are 200 videos from 19 encodes. Our own choice. */
export const PARTS_MAX: Record<VariantPlace, number> = { hook: 10, body: 5, ending: 4 };
const CELLS_MAX = 200;

/** The text of a hook or an ending, with every placeholder filled. */
const PartText = line(200, 1).check(
  z.refine((it) => unfilledSlots(it).length === 0, "Fill every placeholder of the line first."),
);

/** One choice for a place: the creation's own, another creation's, or words written (or filled) for it. */
export const VariantPart = z.object({
  id: line(40, 1).check(z.regex(/^[A-Za-z0-9_-]+$/)),
  place: z.enum(variantPlaces),
  /** As in the names: H2. It stays with its part when others are added or removed. */
  number: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
  from: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("own") }),
    z.object({ kind: z.literal("creation"), creationId: Id }),
    z.object({ kind: z.literal("written"), text: PartText, hookId: z.nullable(line(64, 1)) }),
  ]),
});
export type VariantPart = z.infer<typeof VariantPart>;

/** A combination: the ids of its parts. */
const CellKey = line(130, 1);

/** A variant that was made: of which parts, which file, and what it was drawn from. */
export const MadeVariant = z.object({ cell: CellKey, assetId: Id, stamp: line(80, 1) });
export type MadeVariant = z.infer<typeof MadeVariant>;

/** What a hand chooses. */
const choices = {
  /** What every name begins with. */
  name: line(80, 1),
  parts: z.array(VariantPart).check(
    z.minLength(1),
    z.maxLength(PARTS_MAX.hook + PARTS_MAX.body + PARTS_MAX.ending),
    z.refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, "Two parts have the same id."),
  ),
  /** Combinations that the user left out. */
  left: z.array(CellKey).check(z.maxLength(CELLS_MAX)),
};

/** The hooks, bodies and endings of a creation that are joined in every way. Collection `variant_sets`, keyed by creation id. */
export const VariantSet = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  /** Counts the edits: an edit of an older one is refused. */
  revision: z.number(),
  ...choices,
  /** Voices that say what was written; those of words that are gone stay a while: an undo finds them. */
  media: z.array(CreationVoice),
  made: z.array(MadeVariant),
  lastUpdated: Instant,
});
export type VariantSet = z.infer<typeof VariantSet>;

/** A set as a page sees it: every voice with an address that the browser may open for a day. */
export const VariantSetView = z.extend(VariantSet, { media: z.array(z.extend(CreationVoice, { url: z.string() })) });
export type VariantSetView = z.infer<typeof VariantSetView>;

export const SaveVariantsInput = z.object({
  id: Id,
  revision: z.number().check(z.int(), z.minimum(0)),
  ...choices,
});
export type SaveVariantsInput = z.infer<typeof SaveVariantsInput>;

/** A joined file that was handed in, and of which parts it is. */
export const FinishVariantInput = z.object({
  id: Id,
  cell: CellKey,
  stamp: line(80, 1),
  files: FinishExportInput.shape.files,
});
export type FinishVariantInput = z.infer<typeof FinishVariantInput>;

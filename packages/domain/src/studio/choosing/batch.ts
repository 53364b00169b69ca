import * as z from "zod/mini";
import { AssetType } from "../../assets/index.ts";
import { days, Id, type Instant, later, line } from "../../kernel/index.ts";
import { type Creation, FilledHook } from "../creation/creation.ts";
import { type CreationFacts, newCreation } from "../creation/new-creation.ts";
import { isSeenInLooks } from "./seen-on-photos.ts";
import { bestLooks } from "./suits-look.ts";

/** Maximum number of creations that one click begins. Our own choice: the number that a contact sheet shows at once. */
export const BATCH_MAX = 24;
/** How many of a batch are made side by side: providers take few requests at once, and the first should come soon. */
const LANES = 3;
/** How long something rejected can be taken back, in days. Source: docs/experience.md#content-creation. */
export const REJECTED_DAYS = 30;

/** One field of the matrix: a hook in a look. */
const Cell = z.object({ hook: FilledHook, hookId: z.nullable(line(64, 1)), template: line(40) });
export type Cell = z.infer<typeof Cell>;

/**
 * Many creations of one product and kind at once. `batchId` names the request: asked again under it, nothing is begun
 * twice, and cells added at the end are begun as well.
 */
export const GenerateManyInput = z.object({
  batchId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,48}$/, "This is not an id.")),
  projectId: Id,
  productId: Id,
  kind: AssetType,
  drawing: z.nullable(line(40, 1)),
  presenter: z.optional(line(40)),
  cells: z.array(Cell).check(z.minLength(1), z.maxLength(BATCH_MAX)),
});
export type GenerateManyInput = z.infer<typeof GenerateManyInput>;

/** Puts creations aside, or takes them back. */
export const RejectInput = z.object({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(BATCH_MAX)),
  rejected: z.boolean(),
});
export type RejectInput = z.infer<typeof RejectInput>;

/**
 * Every hook in every look, hook by hook: what is left out when the plan clamps it are the last hooks. A hook that
 * promises something is made only in the looks that keep it, and one about a thing that
 * is on none of the `pictures` not over photos alone, or in all if none of the chosen ones does.
 */
export function hooksByLooks<Hook extends { line: string }>(
  kind: AssetType,
  hooks: readonly Hook[],
  looks: readonly string[],
  pictures: Parameters<typeof isSeenInLooks>[3],
): { hook: Hook; look: string }[] {
  return hooks.flatMap((hook) => {
    const able = looks.filter((look) => isSeenInLooks(hook.line, kind, [look], pictures));
    return bestLooks(hook.line, able.length > 0 ? able : looks).map((look) => ({ hook, look }));
  });
}

/** The creations of a batch, in the order of its cells. Throws a Refusal for a template that the kind does not have. */
export function newBatch({ batchId, cells, ...shared }: GenerateManyInput, facts: CreationFacts): Creation[] {
  return cells.map((cell, index) => ({
    ...newCreation({ ...shared, ...cell }, { ...facts, id: `${batchId}-${index}` }),
    batchId,
  }));
}

/** The place of a creation in its batch, from 0: the last part of its id. */
export const placeInBatch = ({ id }: Pick<Creation, "id">): number => Number(id.slice(id.lastIndexOf("-") + 1));

/** With which of its product's photos a creation begins: its number in a batch, or in the runs of a recipe. */
export const turnOf = (creation: Pick<Creation, "id" | "batchId" | "photos">): number =>
  creation.photos?.turn ?? (creation.batchId === null ? 0 : placeInBatch(creation));

/** The items in as many chains as are worked on in parallel, so that those in front are done first. */
export function batchLanes<Thing>(things: readonly Thing[]): Thing[][] {
  const lanes = Array.from({ length: LANES }, (_, lane) => things.filter((_thing, index) => index % LANES === lane));
  return lanes.filter((lane) => lane.length > 0);
}

/** Creations put aside before this instant are removed permanently. */
export const rejectedBefore = (now: Instant): Instant => later(now, -days(REJECTED_DAYS));

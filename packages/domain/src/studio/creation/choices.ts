import * as z from "zod/mini";
import { AssetType } from "../../assets/index.ts";

/** What the user chose last in Create: a kind, the looks of every kind that was chosen so far, a drawing for memes. */
export const CreationChoices = z.object({
  kind: AssetType,
  looks: z.partialRecord(AssetType, z.array(z.string())),
  drawing: z.nullable(z.string()),
  /** Who speaks, by id; "" is a clip of the user's own. Absent in older ones. */
  presenter: z._default(z.string(), ""),
});
export type CreationChoices = z.infer<typeof CreationChoices>;

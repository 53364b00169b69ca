import * as z from "zod/mini";
import type { ItemRef } from "../../assets/index.ts";
import { facesOfLooks, filesOfFaces } from "../canvas/faces-of-looks.ts";
import type { TextLook } from "../canvas/text-look.ts";
import { Typeface } from "../catalogue/faces.ts";
import type { Style } from "./style.ts";

/** As much of a `HandAdjustment` as names a face. */
const Handed = z.object({
  steps: z.array(z.object({ look: z.optional(z.object({ face: z.optional(Typeface) })) })),
});

/** The files of the uploaded faces that a style sets words in. */
export function facesOfStyle(style: Style): (ItemRef & { key: string })[] {
  const ofLayers = (style.layers ?? []).map((layer): TextLook => (layer.kind === "text" ? layer.look : {}));
  const byHand = style.adjustments.flatMap((it) => Handed.safeParse(it).data?.steps.map(({ look = {} }) => look) ?? []);
  return filesOfFaces([...facesOfLooks(style), ...[...ofLayers, ...byHand].map(({ face }) => face)]);
}

import type { Box } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { around } from "./around.ts";

/**
 * What words about a picture point at, in fractions of it: the parts that they name, and nothing where they name none; where nobody has
 * looked for parts, the subject. Null: nothing. Source: ADR 181.
 */
export const pointedAt = (media: BeatMedia): Box | null =>
  media.kind === "image" && media.parts ? around(media.named ?? []) : (media.subject ?? null);

import * as z from "zod/mini";
import { Instant } from "../../kernel/index.ts";
import type { Beat } from "../script/script.ts";

/**
 * A video clip that was ordered and paid for and has not arrived yet. The order is stored before it is placed: an order
 * whose answer was lost is never placed again without the user.
 */
export const VideoClipOrder = z.object({
  id: z.string(),
  beatId: z.string(),
  prompt: z.string(),
  take: z.number(),
  /** The provider's id of the job; null until the provider answered the order. */
  ticket: z.nullable(z.string()),
  orderedAt: Instant,
});
export type VideoClipOrder = z.infer<typeof VideoClipOrder>;

/**
 * Maximum number of video clips of one creation, earlier ones included: each costs as much as many pictures. Our own
 * choice.
 */
export const VIDEO_CLIPS_MAX = 20;

/** Whether an order still matches its beat. */
export const isOrderOf = (
  order: Pick<VideoClipOrder, "beatId" | "prompt" | "take">,
  beat: Pick<Beat, "id" | "imagePrompt" | "take">,
): boolean => order.beatId === beat.id && order.prompt === beat.imagePrompt && order.take === beat.take;

/** What a video clip costs before it is ordered. `micros` in millionths of a US dollar at list price; null: not known. */
export type VideoClipOffer = { seconds: number; micros: number | null };

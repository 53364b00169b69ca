import * as z from "zod/mini";
import { Instant } from "../../kernel/index.ts";

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
  /** Of a take: who says which recording, of how many ms. Its beat, prompt and number are "", "" and 0. */
  said: z.optional(z.object({ presenter: z.string(), voiceKey: z.string(), durationMs: z.number() })),
});
export type VideoClipOrder = z.infer<typeof VideoClipOrder>;

/**
 * Maximum number of video clips of one creation, earlier ones included: each costs as much as many pictures. Our own
 * choice.
 */
export const VIDEO_CLIPS_MAX = 20;

/** What an order is placed for: a video clip of a beat, or a take. */
export type OrderedVideo = Pick<VideoClipOrder, "beatId" | "prompt" | "take" | "said">;

/** Whether an order is still wanted as it was placed. */
export const isOrderOf = (order: OrderedVideo, wanted: OrderedVideo): boolean =>
  order.said?.voiceKey === wanted.said?.voiceKey &&
  order.said?.presenter === wanted.said?.presenter &&
  order.beatId === wanted.beatId &&
  order.prompt === wanted.prompt &&
  order.take === wanted.take;

/** What a video clip costs before it is ordered. `micros` in millionths of a US dollar at list price; null: not known. */
export type VideoClipOffer = { seconds: number; micros: number | null };

/** What a presenter costs before a take is ordered: millionths of a US dollar for a second at list price; null: not known. */
export type PresenterOffer = { microsPerSecond: number | null };

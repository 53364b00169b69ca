import * as z from "zod/mini";
import { Instant } from "../../kernel/index.ts";
import type { Beat } from "../script/script.ts";

/**
 * A film that was ordered and paid for, and has not come yet. It is written down before it is ordered: an order whose
 * answer was lost is not placed again by itself.
 */
export const FilmOrder = z.object({
  id: z.string(),
  beatId: z.string(),
  prompt: z.string(),
  take: z.number(),
  /** The provider's own words for where to ask; null until it answered the order. */
  ticket: z.nullable(z.string()),
  orderedAt: Instant,
});
export type FilmOrder = z.infer<typeof FilmOrder>;

/** Most films of one creation, with all that were made before: each costs as much as many pictures. Our own choice. */
export const FILMS_MAX = 20;

/** Whether an order is for what a beat asks for now. */
export const isOrderOf = (
  order: Pick<FilmOrder, "beatId" | "prompt" | "take">,
  beat: Pick<Beat, "id" | "imagePrompt" | "take">,
): boolean => order.beatId === beat.id && order.prompt === beat.imagePrompt && order.take === beat.take;

/** What a film comes to before it is ordered. `micros` in millionths of a US dollar at list price; null: not known. */
export type FilmOffer = { seconds: number; micros: number | null };

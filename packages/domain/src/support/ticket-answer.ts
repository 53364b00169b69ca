import * as z from "zod/mini";
import { Id, Instant, text } from "../kernel/index.ts";

/** Longest answer, in UTF-16 units. Our own choice. */
const ANSWER_MAX = 5000;

/** What is known of an answer's mail. Only `sent` is final. */
export const AnswerDelivery = z.enum(["sending", "sent", "refused", "unknown"]);
export type AnswerDelivery = z.infer<typeof AnswerDelivery>;

/** One answer to a ticket, which goes out by mail. Holds nothing about the admin who wrote it. Source: ADR 56. */
export const TicketAnswer = z.object({
  /** Made by the page that wrote it; the mail's idempotency key holds it. */
  id: Id,
  text: z.string(),
  writtenAt: Instant,
  delivery: AnswerDelivery,
  /** When the latest attempt to send began. */
  triedAt: Instant,
  /** Since when the mail may have gone out without our knowing; null while every attempt was certainly refused. */
  uncertainSince: z.nullable(Instant),
  /** What the mail service said, if it was not sent. */
  problem: z.nullable(z.string()),
});
export type TicketAnswer = z.infer<typeof TicketAnswer>;

/** What an admin writes. */
export const answerText = text(ANSWER_MAX, 1);

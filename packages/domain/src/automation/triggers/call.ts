import * as z from "zod/mini";
import { line, text } from "../../kernel/index.ts";
import { PageUrl, TOPIC_TEXT_MAX, TOPIC_TITLE_MAX, type Topic } from "../../research/index.ts";

/** The body of a call that begins a piece, as JSON. Without a title and a text the piece is about the product alone. */
export const CallBody = z.strictObject({
  title: z._default(line(TOPIC_TITLE_MAX), ""),
  text: z._default(text(TOPIC_TEXT_MAX), ""),
  link: z._default(z.nullable(PageUrl), null),
});
export type CallBody = z.infer<typeof CallBody>;

/** What the piece of a call is about; null for its product alone. */
export function topicOfCall({ title, text: words, link }: CallBody): Topic | null {
  const [first = ""] = words.split("\n");
  const named = title || first.slice(0, TOPIC_TITLE_MAX).trim();
  return named === "" ? null : { title: named, text: words, link };
}

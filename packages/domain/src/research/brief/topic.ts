import * as z from "zod/mini";
import { line, text } from "../../kernel/index.ts";
import { PageUrl } from "./brief.ts";

/** Most of a topic's title and of its text, in characters. Our own choice: a headline, and a page of text. */
export const TOPIC_TITLE_MAX = 200;
export const TOPIC_TEXT_MAX = 4000;

/** What a piece is about besides its product: an item of a feed, or what a call says. Its figures count as proven by it. */
export const Topic = z.object({
  title: line(TOPIC_TITLE_MAX, 1),
  text: text(TOPIC_TEXT_MAX),
  link: z.nullable(PageUrl),
});
export type Topic = z.infer<typeof Topic>;

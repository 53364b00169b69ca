import * as z from "zod/mini";
import { type Assignment, BriefWords } from "../brief.ts";
import { sentence, within, withoutEnd, wordsIn } from "../words.ts";

const Message = z.object({
  imagePrompt: BriefWords,
  prompt: BriefWords,
  shows: BriefWords,
  title: BriefWords,
  body: BriefWords,
  added: BriefWords,
  line: BriefWords,
  caption: BriefWords,
  name: BriefWords,
  fileName: BriefWords,
});

/** Letters that a screen reader reads in one breath; Instagram takes more. Our own choice. */
const MOST = 250;

/** The description of a picture for users who cannot see it: what it shows, then the words on it. */
export function altText({ message, brief }: Assignment): string {
  const facts = Message.parse(message);
  const shown = shownIn(facts.imagePrompt || facts.prompt || facts.shows) || nameOf(facts.fileName || facts.name);
  const written = withoutEnd([facts.title, facts.body, facts.added].filter((it) => it !== "").join(" ")).replaceAll(
    "*",
    "",
  );
  const parts = [
    shown || (brief.name === "this" ? "" : brief.name) || within(facts.caption, 12),
    written === "" ? "" : `Text: “${within(written, 24)}”`,
  ];
  const told = parts
    .filter((it) => it !== "")
    .map(sentence)
    .join(" ");
  return told.length <= MOST
    ? told
    : sentence(within(told, Math.floor((wordsIn(told).length * MOST) / told.length) - 1));
}

/** The subject of a prompt, without how it is to be taken. */
const shownIn = (prompt: string): string =>
  withoutEnd((prompt.split(/(?<=[.!?])\s/)[0] ?? "").replace(/^(photograph|photo|illustration|picture)[^:]*:\s*/i, ""));

/** `IMG_2041 lit-candle.jpg` says "lit candle". */
const nameOf = (file: string): string =>
  file
    .replace(/\.[a-z0-9]{2,4}$/i, "")
    .replace(/[-_]+/g, " ")
    .replace(/\b(img|dsc|pxl|screenshot|image|photo)\b\s?\d*/gi, "")
    .trim();

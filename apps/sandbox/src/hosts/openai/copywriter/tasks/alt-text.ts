import * as z from "zod/mini";
import type { PlacedPart } from "../../seeing/known-pictures.ts";
import type { Sight } from "../../seeing/see.ts";
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
  product: BriefWords,
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

/** Letters of a part's name; a longer one is a sentence. */
const NAME_MOST = 40;

/**
 * The parts of a picture: those of a known one, else its subject, by what the file or the product is called. What has no name, or
 * does not stand out, is left out: nothing is made up.
 */
export function partsSeen({ message }: Assignment, sight: Sight | null): PlacedPart[] {
  const { fileName, product } = Message.parse(message);
  const name = [nameOf(fileName), product].find((it) => it !== "" && it.length <= NAME_MOST);
  if (!sight || sight.parts.length > 0 || !sight.subject || !name) return [...(sight?.parts ?? [])];
  return [{ name: name.toLowerCase(), ...sight.subject }];
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

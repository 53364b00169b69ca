import { emphasized } from "../emphasized.ts";

/** A figure, or few words as loud as one, with the words before it and after it. */
export type Parts = { before: string; figure: string; after: string };

/** Matches a figure, with its sign and unit. */
const FIGURE = /(?<![\p{L}\p{Nd}])[€$£¥+−-]?\p{Nd}[\p{Nd}.,:’']*\s?[%٪‰×x€$£¥°]?(?=[\s\p{P}]|$)/u;
/** A size or weight says what a thing is, and a norm or model is called by its number: neither is a fact to be proud of. */
const PLAIN_MEASURE = /^\s?(?:m?g|kg|oz|lbs?|m?l|cl|[mck]?m|inch|px)\b/i;
const NUMBERED = /(?:\b(?:no|nr|n[ºo°]|en|iso|din|type|model|v|size)\.?)\s$/i;

/** "The Tern 2 running shoe": a bare number between a name and what goes on small, or the end. */
const OF_NAME = [/\S\s\p{Lu}[\p{L}\p{Nd}]*\s$/u, /^(?:\s\p{Ll}|[\p{P}\s]*$)/u] as const;

const LISTED = /^(?:\p{L}+ )?[€$£¥]?\p{Nd}\S*(?:\s\S+){0,3}$/u;

const ALONE = /^[€$£¥+−-]?\p{Nd}[\p{Nd}.,:’']*\s?(?:\p{L}{1,3}|[%€$£¥°×])?$/u;

/** The first number of a title, or the emphasized phrase that holds one, and the words before it and after it. */
export function figureOf(title: string): Parts {
  const { text, phrase } = emphasized(title);
  const listed = text.split(/\.\s/);
  // A line of nothing but figures is a poster with a line for each.
  if (listed.length > 1 && listed.every((it) => LISTED.test(it)))
    return { before: "", figure: "", after: listed.join("\n").replace(/\.$/, "") };
  // Nothing but a figure and its unit: the writer means it.
  if (ALONE.test(text)) return { before: "", figure: text, after: "" };
  const isShort = /\p{Nd}/u.test(phrase) && phrase.length <= 12;
  const found = FIGURE.exec(text)?.[0].trim() ?? "";
  const figure = isShort ? phrase : isFact(text, found) ? found : "";
  if (figure === "") return { before: "", figure, after: text };
  const at = text.indexOf(figure);
  const after = text.slice(at + figure.length).replace(/^[\s,.:;–-]+/, "");
  return { before: text.slice(0, at).trim(), figure, after };
}

function isFact(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  const [before, after] = [text.slice(0, at), text.slice(at + figure.length)];
  const isOfName = /^\p{Nd}+$/u.test(figure) && OF_NAME[0].test(before) && OF_NAME[1].test(after);
  return !PLAIN_MEASURE.test(after) && !NUMBERED.test(before) && !isOfName;
}

/**
 * A title that stands in its body is one sentence with that, and is not said twice: "Posted within", "24 hours", "of roasting". Null for
 * any other, or if the rest of the sentence is long.
 */
export function inItsSentence(title: string, body: string): Parts | null {
  const [said, sentence] = [emphasized(title).text, emphasized(body).text.replace(/\.$/, "")];
  const at = sentence.toLocaleLowerCase().indexOf(said.toLocaleLowerCase());
  if (said === "" || said.length > MOST_OF_FIGURE || at < 0) return null;
  const [lead, rest] = [sentence.slice(0, at), sentence.slice(at + said.length)];
  if (/\p{L}$/u.test(lead) || /^\p{L}/u.test(rest) || lead.length > MOST_BESIDE || rest.length > MOST_BESIDE)
    return null;
  const { before, figure, after } = figureOf(title);
  if (figure === "" || before !== "") return { before: lead.trim(), figure: said, after: rest.trim() };
  return { before: lead.trim(), figure, after: `${after}${rest}`.trim() };
}

/** In letters: as many as are as large as a figure, and beside one. Our own choice. */
export const MOST_OF_FIGURE = 26;
const MOST_BESIDE = 44;

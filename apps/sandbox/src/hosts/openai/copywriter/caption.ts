import { promisesFacts, promisesMistakes } from "@vignette/domain/promises";
import type { Pair } from "./choose-line.ts";
import { inside, saysTheSame } from "./material/fragment.ts";
import { fill, filled, type Words } from "./phrases/fill.ts";
import type { Phrasebook } from "./phrases/phrasebook.ts";
import { formOf } from "./scripts/memes/jokes.ts";
import { factsAloud } from "./scripts/offered.ts";
import { promisesList } from "./scripts/promises.ts";
import type { BrandVoice } from "./voice.ts";
import { sentence, upperFirst, wordCount } from "./words.ts";

/** Letters that a caption has. Source: docs/platforms/tiktok.md#video-post. */
const MOST = 2200;
/** Words of the part between the hook and the question. Source: the kinds' guides. */
const BODY_WORDS = 40;

type Piece = { kind: string; template: string; told?: string };

/**
 * The text under the post: the hook word for word; under slides, one thing more that the trade knows; one concrete thing of the product
 * that the piece itself does not say if there is any; and a question that is answered in a word, or a next step. A joke has a
 * dry second line instead.
 */
export function captionFor(
  voice: BrandVoice,
  book: Phrasebook,
  { kind, template, told = "" }: Piece = { kind: "", template: "" },
): string {
  const { caption } = book;
  const { hook } = voice;
  const words = wordsOfCaption(voice, told);
  const isMeme = kind.startsWith("meme");
  const paragraphs = [
    sentence(upperFirst(hook)),
    template === "chat-play" ? caption.scripted : "",
    ...(isMeme
      ? [[picked(voice, caption.tag, words, template), picked(voice, caption.named, words, template)].join(" ").trim()]
      : [
          kind.startsWith("carousel") ? extraIn(voice, book, told) : "",
          bodyOf(caption, words),
          askedIn(voice, book, words, { kind, template }),
        ]),
  ].filter((it) => it !== "");
  if (paragraphs.length === 1) paragraphs.push(sentence(voice.does[0] ?? voice.Name));
  while (paragraphs.join("\n\n").length > MOST) paragraphs.splice(1, 1);
  return paragraphs.join("\n\n");
}

const picked = ({ chance }: BrandVoice, lines: readonly string[], words: Words, purpose: string): string =>
  chance.shuffle(`${lines[0]} ${purpose}`, filled(lines, words).map(upperFirst))[0] ?? "";

/** What the trade knows and no page says: another mistake under a list of them, under anything else something to do. */
function extraIn({ hook, words, language, brand }: BrandVoice, { caption, trade }: Phrasebook, told: string): string {
  const advice: readonly Pair[] = (promisesMistakes(hook) ? trade?.mistakes : trade?.habits) ?? [];
  const isTold = ([title]: Pair) => told.replaceAll("*", "").toLowerCase().includes(title.toLowerCase());
  const [title, why] = advice.find((it) => !isTold(it)) ?? [];
  const frame = promisesList(hook) ? caption.extra.list : caption.extra.other;
  if (title === undefined || why === undefined || frame === "" || promisesFacts(hook)) return "";
  return sentence(fill(frame, { ...words, x: inside(title, language, brand), y: why }) ?? "");
}

function bodyOf({ body }: Phrasebook["caption"], words: ReturnType<typeof wordsOfCaption>): string {
  const { complaint, aloud } = words;
  const whole = aloud.map((it) => (complaint === "" ? it : `${complaint} ${it}`));
  const lines = whole.length > 0 ? whole : filled(body, words);
  return lines.map(upperFirst).find((it) => wordCount(it) <= BODY_WORDS) ?? "";
}

/** A question of the trade or about the trouble, and what to do next; under a video only the question. */
function askedIn(voice: BrandVoice, { caption, trade }: Phrasebook, words: Words, { kind, template }: Piece): string {
  const isList = promisesList(voice.hook);
  const isPained = formOf({ ...voice, hook: voice.hook.replaceAll(voice.brand, "") }) === "pain";
  const own = trade ? [trade.told.ask] : [];
  const asks = isList
    ? [...(kind.startsWith("carousel") ? [caption.slide] : own), ...caption.questions.list]
    : [...own, ...(isPained ? caption.questions.pain : own.length > 0 ? [] : caption.questions.other)];
  const question = picked(voice, asks, words, `question ${template}`);
  return [question, kind === "ugc-video" ? "" : picked(voice, caption.next, words, `next ${template}`)]
    .filter(Boolean)
    .join(" ");
}

/**
 * What is true of the product, first what the piece does not say yet; and the main pain, if one of the facts answers it. `aloud` are
 * the facts in sentences, where they can be said so.
 */
function wordsOfCaption(voice: BrandVoice, told: string): Words & { aloud: string[]; complaint: string } {
  const { words, pains, points, gains, answerTo, language, brand } = voice;
  const said = (it: string | undefined) => inside(it ?? "", language, brand);
  const isTold = (it: string) => told.toLowerCase().includes(it.toLowerCase().slice(0, 24));
  const facts = [...points, ...gains];
  const fresh = [...facts.filter((it) => !isTold(it)), ...facts.filter(isTold)];
  const answer = points.find((it) => it === answerTo(pains[0] ?? "") && !isTold(it));
  const all = answer ? [answer, ...fresh] : fresh;
  const [p, y] = all.filter((it, at) => !all.slice(0, at).some((earlier) => saysTheSame(earlier, it)));
  const isFact = (it: string | undefined) => it !== undefined && points.includes(it);
  // Two facts in sentences; one alone says too little.
  const aloud = isFact(p) && isFact(y) ? factsAloud(voice, [p, y]) : [];
  const x = answer ? said(pains[0]) : "";
  const asked = language === "es" ? `¿${upperFirst(x)}?` : `${upperFirst(x)}?`;
  return {
    ...words,
    x,
    p: said(p),
    y: said(y),
    aloud: aloud.length > 1 ? aloud.slice(0, 1) : [],
    complaint: x === "" ? "" : asked,
  };
}

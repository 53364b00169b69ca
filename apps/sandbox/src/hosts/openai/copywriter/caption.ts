import { inside, saysTheSame } from "./material/fragment.ts";
import { filled, type Words } from "./phrases/fill.ts";
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

/**
 * The text under the post: the hook word for word, one concrete thing that the piece itself does not say if there is
 * any, and a question or a next step. A joke has a dry second line instead.
 */
export function captionFor(
  voice: BrandVoice,
  { caption }: Phrasebook,
  { kind, template, told = "" }: { kind: string; template: string; told?: string } = { kind: "", template: "" },
): string {
  const { chance, hook } = voice;
  const words = wordsOfCaption(voice, { told });
  const pick = (purpose: string, lines: readonly string[]) =>
    chance.shuffle(`${purpose} ${template}`, filled(lines, words).map(upperFirst))[0] ?? "";
  const isMeme = kind.startsWith("meme");
  const isList = promisesList(hook);
  const asks = isList
    ? "list"
    : formOf({ ...voice, hook: hook.replaceAll(voice.brand, "") }) === "pain"
      ? "pain"
      : "other";
  const { complaint, aloud } = words;
  const whole = aloud.map((it) => (complaint === "" ? it : `${complaint} ${it}`));
  const body = (whole.length > 0 ? whole : filled(caption.body, words))
    .map(upperFirst)
    .filter((it) => wordCount(it) <= BODY_WORDS);
  const paragraphs = [
    sentence(upperFirst(hook)),
    template === "chat-play" ? caption.scripted : "",
    isMeme ? [pick("tag", caption.tag), pick("named", caption.named)].join(" ").trim() : (body[0] ?? ""),
    isMeme
      ? ""
      : [
          pick("question", [
            ...(isList && kind.startsWith("carousel") ? [caption.slide] : []),
            ...caption.questions[asks],
          ]),
          pick("next", caption.next),
        ]
          .filter(Boolean)
          .join(" "),
  ].filter((it) => it !== "");
  if (paragraphs.length === 1) paragraphs.push(sentence(voice.does[0] ?? voice.Name));
  while (paragraphs.join("\n\n").length > MOST) paragraphs.splice(1, 1);
  return paragraphs.join("\n\n");
}

/**
 * What is true of the product, first what the piece does not say yet; and the main pain, if one of the facts answers it. `aloud` are
 * the facts in sentences, where they can be said so.
 */
function wordsOfCaption(voice: BrandVoice, { told }: { told: string }): Words & { aloud: string[]; complaint: string } {
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

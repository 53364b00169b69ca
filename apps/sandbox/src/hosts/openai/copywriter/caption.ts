import { chooseLine } from "./choose-line.ts";
import type { Lines } from "./lines/lines.ts";
import type { BrandVoice } from "./voice.ts";
import { sentence, upperFirst } from "./words.ts";

/** Letters that a caption has. Source: docs/platforms/tiktok.md#video-post. */
const MOST = 2200;

/** The text under the post: the hook word for word, the turn, what it is, the brief's proof and price, one question or ask. */
export function captionFor(
  voice: BrandVoice,
  { caption, price }: Lines,
  { kind, template } = { kind: "", template: "" },
): string {
  const { chance, hook, does, proof } = voice;
  const turn = chooseLine(chance, "caption turn", caption.turn, 40);
  const ask = chooseLine(
    chance,
    "caption ask",
    [...caption.ask, ...(kind === "carousel-image" ? caption.swipe : [])],
    20,
  );
  const facts = [does[0], proof[0] && sentence(proof[0]), voice.price && price(voice.price)];
  const isMeme = kind.startsWith("meme");
  const paragraphs = [
    sentence(upperFirst(hook)),
    template === "chat-play" ? caption.scripted : "",
    turn,
    isMeme ? (does[0] ?? "") : facts.filter(Boolean).join(" "),
    ask,
  ].filter((it) => it !== "");
  while (paragraphs.join("\n\n").length > MOST) paragraphs.splice(1, 1);
  return paragraphs.join("\n\n");
}

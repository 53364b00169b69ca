import { captionFor } from "./caption.ts";
import { choosePair, type Pair } from "./choose-line.ts";
import { emphasisOf } from "./emphasis.ts";
import { hashtagsFor } from "./hashtags.ts";
import { imagePromptFor, type Scene } from "./image-prompt.ts";
import {
  askPairs,
  costPairs,
  howPairs,
  painPairs,
  peoplePairs,
  pricePairs,
  proofPairs,
  sparePairs,
  startPairs,
  turnPairs,
} from "./slide-lines.ts";
import type { Voice } from "./voice.ts";
import { wholeWithin } from "./words.ts";

/** Source of the limits: ux §6, Laws. */
const HOOK_WORDS = 12;
const LIMITS = { title: 11, body: 22 };

type Part = { scene: Scene; pairs: Pair[] };

/** A carousel of `count` slides: the first promises, the last asks one thing, proof only from the brief. */
export function carouselScript(voice: Voice, count: number) {
  const slides = partsFor(voice, count).map(({ scene, pairs }, index) => {
    const [title, body] =
      scene === "hook"
        ? [wholeWithin(voice.hook, HOOK_WORDS), ""]
        : choosePair(voice.chance, `slide ${index}`, pairs, LIMITS);
    return {
      title,
      body,
      emphasis: emphasisOf(title, body, voice.name),
      imagePrompt: imagePromptFor(voice, scene, `${index}`),
    };
  });
  return { slides, caption: captionFor(voice), hashtags: hashtagsFor(voice) };
}

/** What is said, in order. With little room only the turn stays between promise and ask; with much, proof, people and price join. */
function partsFor(voice: Voice, count: number): Part[] {
  const middle = candidates(voice)
    .filter(({ pairs }) => pairs.length > 0)
    .sort((a, b) => a.weight - b.weight)
    .slice(0, Math.max(0, count - 2))
    .sort((a, b) => a.place - b.place);
  return [{ scene: "hook", pairs: [] }, ...middle, { scene: "ask", pairs: askPairs(voice) }];
}

/** Everything that could stand between promise and ask. `place` is its place in the story, `weight` how soon it is left out. */
function candidates(voice: Voice): (Part & { place: number; weight: number })[] {
  return [
    { place: 1, weight: 2, scene: "pain", pairs: painPairs(voice) },
    { place: 2, weight: 5, scene: "pain", pairs: costPairs() },
    { place: 3, weight: 1, scene: "turn", pairs: turnPairs(voice) },
    ...voice.does.map((it, n) => ({
      place: 4 + n / 100,
      weight: 3 + n * 6,
      scene: "how" as const,
      pairs: howPairs(voice, it, n),
    })),
    { place: 5, weight: 6, scene: "how", pairs: startPairs(voice) },
    { place: 6, weight: 8, scene: "turn", pairs: peoplePairs(voice) },
    ...voice.proof.map((it, n) => ({
      place: 7 + n / 100,
      weight: 4 + n * 6,
      scene: "proof" as const,
      pairs: proofPairs(it),
    })),
    { place: 8, weight: 7, scene: "proof", pairs: pricePairs(voice) },
    ...sparePairs(voice).map((pairs, n) => ({ place: 6 + n / 100, weight: 100 + n, scene: "how" as const, pairs })),
  ];
}

import * as z from "zod/mini";
import type { AssetType } from "../../assets/index.ts";
import type { Brief } from "../../research/index.ts";

/** How the user wants the voice to speak. Absent: at the voice's own pace, in the tone of the brief. */
export const Pace = z.enum(["slower", "faster"]);
export type Pace = z.infer<typeof Pace>;
export const Mood = z.enum(["calm", "even", "lively"]);
export type Mood = z.infer<typeof Mood>;
export type Manner = { pace?: Pace | null | undefined; mood?: Mood | null | undefined };

/** How a voice speaks. A provider that cannot take something leaves it out. */
export type Delivery = {
  /** In the brief's own words; "" where it says nothing. */
  tone: string;
  /** A language code, as in a brief. */
  language: string;
  /** 1 is the voice's own. */
  speed: number;
  /** How much the voice may vary. */
  mood: Mood;
};

/** Short videos are talked faster than a book is read, before a camera faster still. Our own choice. */
const SPEED: Partial<Record<AssetType, number>> = { "ugc-video": 1.12, "video-story": 1.1 };
/** Words of a tone in the languages of the app's own templates, and what they do to the speed. Our own choice. */
const MOODS = [
  {
    mood: "calm",
    faster: -0.05,
    words: /\b(calm|quiet|gentle|soft|slow|serious|ruhig|sanft|sachlich|ernst|sereno|tranquilo|suave)/i,
  },
  {
    mood: "lively",
    faster: 0.05,
    words:
      /\b(bold|playful|funny|energetic|lively|loud|cheeky|frech|lustig|lebhaft|mutig|divertido|alegre|en[eé]rgico|atrevido|humor)/i,
  },
] as const;

/** Clearly heard, and still natural. Our own choice. */
const PACES: Record<Pace, number> = { slower: -0.12, faster: 0.12 };

/** How the words of a creation are spoken, by its kind and the tone of its brief, unless the user chose otherwise. */
export function deliveryOf(
  kind: AssetType,
  { tone, language }: Pick<Brief, "tone" | "language">,
  { pace, mood }: Manner = {},
): Delivery {
  const found = MOODS.find((it) => (mood ? it.mood === mood : it.words.test(tone)));
  const speed = (SPEED[kind] ?? 1) + (found?.faster ?? 0) + (pace ? PACES[pace] : 0);
  return { tone, language, speed: Math.round(speed * 100) / 100, mood: mood ?? found?.mood ?? "even" };
}

/** What tells recordings of the same words in the same voice apart: how they are spoken; "" as the brief has it. */
export const mannerOf = ({ pace, mood }: Manner): string => [pace, mood].filter((it) => it).join(" ");

import type { AssetType } from "../../assets/index.ts";
import type { Brief } from "../../research/index.ts";

/** How a voice speaks. A provider that cannot take something leaves it out. */
export type Delivery = {
  /** In the brief's own words; "" where it says nothing. */
  tone: string;
  /** A language code, as in a brief. */
  language: string;
  /** 1 is the voice's own. */
  speed: number;
  /** How much the voice may vary. */
  mood: "calm" | "even" | "lively";
};

/** A person in front of a camera talks faster than a narrator. Our own choice. */
const SPEED: Partial<Record<AssetType, number>> = { "ugc-video": 1.05 };
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

/** How the words of a creation are spoken, by its kind and the tone of its brief. */
export function deliveryOf(kind: AssetType, { tone, language }: Pick<Brief, "tone" | "language">): Delivery {
  const found = MOODS.find(({ words }) => words.test(tone));
  const speed = (SPEED[kind] ?? 1) + (found?.faster ?? 0);
  return { tone, language, speed: Math.round(speed * 100) / 100, mood: found?.mood ?? "even" };
}

import { clear } from "./color.ts";
import type { PixelSheet } from "./sheet.ts";
import { shownIn } from "./subject-of.ts";

/** What a prompt says of its subject beside what it is: the light, what lies around it, whose hands are at it. */
export type Mood = {
  light: "dim" | "bright" | "plain";
  around: "mess" | "company" | "nothing";
  /** Worn and pale, as what is replaced. */
  isOld: boolean;
  isLying: boolean;
  hands: 0 | 1 | 2;
};

/** Read from what is to be seen; the sentences about style and product say nothing about the moment. */
export function moodOf(prompt: string): Mood {
  const [shown = ""] = shownIn(prompt);
  const says = (words: RegExp) => words.test(shown);
  return {
    light: says(/\b(dusk|evening|night|cold|dim|gloomy)\b/i) ? "dim" : says(/\bmorning\b/i) ? "bright" : "plain",
    around: says(/\b(untidy|overfull|messy|cluttered|unmade)\b/i)
      ? "mess"
      : says(/\b(ordinary things|things it is used with)\b/i)
        ? "company"
        : "nothing",
    isOld: says(/\b(old|worn|faded)\b/i),
    isLying: says(/\b(left lying|on the floor)\b/i),
    hands: says(/\bhands\b/i) ? 2 : says(/\b(hand|finger|held)\b/i) ? 1 : 0,
  };
}

/** Lays the mood's light over all that is painted: less color and a cold shade, or a warm glow from the upper left. */
export function lightOf({ brush, width, height }: PixelSheet, { light, around, isOld }: Mood): void {
  const over = (how: "saturation" | "multiply" | "soft-light", color: string, opacity: number) => {
    brush.globalCompositeOperation = how;
    brush.globalAlpha = opacity;
    brush.fillStyle = color;
    brush.fillRect(0, 0, width, height);
  };
  const gloom = light === "dim" ? 1 : around === "mess" ? 0.75 : isOld ? 0.5 : 0;
  brush.save();
  if (gloom > 0) {
    over("saturation", "#808080", 0.45 * gloom);
    over("multiply", "#9badc6", 0.6 * gloom);
  }
  if (light === "bright") {
    over("soft-light", "#ffe2b4", 0.4);
    brush.globalCompositeOperation = "screen";
    const glow = brush.createRadialGradient(width * 0.1, 0, 0, width * 0.1, 0, height * 0.9);
    glow.addColorStop(0, clear("#ffd9a0", 0.28));
    glow.addColorStop(1, clear("#ffd9a0", 0));
    brush.globalAlpha = 1;
    brush.fillStyle = glow;
    brush.fillRect(0, 0, width, height);
  }
  brush.restore();
}

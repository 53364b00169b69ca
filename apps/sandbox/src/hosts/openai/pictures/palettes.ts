import { seededChoices } from "../copywriter/seeded-choices.ts";
import { mixColors } from "./color.ts";

/** Sets of matching colors, dark enough for light text on any of them. */
export type PicturePalette = {
  /** Wall or sky: where the light falls, and away from it. */
  lit: string;
  shade: string;
  /** Table, floor or nearest hill. */
  ground: string;
  /** Things: one pale, one warm, one deep. */
  pale: string;
  warm: string;
  deep: string;
};

const palettes: readonly [PicturePalette, ...PicturePalette[]] = [
  { lit: "#c08d6c", shade: "#6b4030", ground: "#4d2d22", pale: "#e8d3b9", warm: "#b5532f", deep: "#33211c" },
  { lit: "#8c9c86", shade: "#3f5046", ground: "#2b3830", pale: "#e2dcc8", warm: "#c2824f", deep: "#1f2a24" },
  { lit: "#7d95a3", shade: "#2c4152", ground: "#1e2e3b", pale: "#e6dacb", warm: "#cf7446", deep: "#15212b" },
  { lit: "#bfae94", shade: "#77684f", ground: "#564a38", pale: "#efe5d2", warm: "#a8452b", deep: "#2a2722" },
  { lit: "#587366", shade: "#1d302b", ground: "#14211d", pale: "#e2d3b3", warm: "#c87040", deep: "#0e1715" },
  { lit: "#b4653c", shade: "#562619", ground: "#371710", pale: "#efd6b6", warm: "#dd9144", deep: "#241009" },
  { lit: "#d0a95f", shade: "#7b5522", ground: "#523615", pale: "#f3e6c8", warm: "#9c3d22", deep: "#2c1c0d" },
];

/** Pictures whose prompts name the same style have the same colors. */
export const paletteFor = (prompt: string): PicturePalette =>
  seededChoices({ style: styleIn(prompt) }).pick("palette", palettes);

/** The color that a thing has in all pictures of the same style. */
export function bodyFor(prompt: string, thing: string): string {
  const { pale, warm, deep, lit } = paletteFor(prompt);
  return seededChoices({ style: styleIn(prompt), thing }).pick("body", [warm, deep, mixColors(pale, lit, 0.25)]);
}

const styleIn = (prompt: string): string => /\bstyle\b[^.]*/i.exec(prompt)?.[0] ?? prompt;

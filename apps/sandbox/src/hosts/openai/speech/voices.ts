/** How a voice sounds: its middle pitch in Hz, and the size of its mouth against a grown man's. */
export type VoiceSound = { pitch: number; mouth: number };

/** The voices that the API names. */
export const voices: Readonly<Record<string, VoiceSound>> = {
  alloy: { pitch: 158, mouth: 1.07 },
  ash: { pitch: 112, mouth: 0.99 },
  ballad: { pitch: 128, mouth: 1.01 },
  cedar: { pitch: 106, mouth: 0.97 },
  coral: { pitch: 196, mouth: 1.15 },
  echo: { pitch: 109, mouth: 0.98 },
  fable: { pitch: 146, mouth: 1.04 },
  marin: { pitch: 186, mouth: 1.13 },
  nova: { pitch: 200, mouth: 1.16 },
  onyx: { pitch: 94, mouth: 0.95 },
  sage: { pitch: 180, mouth: 1.12 },
  shimmer: { pitch: 208, mouth: 1.17 },
  verse: { pitch: 121, mouth: 1 },
};

import type { SeenPhoto } from "./seen-photo.ts";

const MORNING = /\b(?:morning|morgens?|mañana|matin)\b/iu;
const EVENING = /\b(?:night|evening|abends?|nachts?|noche|soir|nuit)\b/iu;

/**
 * What is said, and what a photo shows that denies it: calm skin in the morning is not seen in the evening, coffee that is drunk black has no
 * crema, a bag with its roast date
 * is none without, loose gravel cannot wobble and is no brick, a firm path is no soft ground, and what was sent has no button left to send it.
 */
const OPPOSITES: readonly (readonly [said: RegExp, seen: RegExp])[] = [
  [MORNING, EVENING],
  [EVENING, MORNING],
  [/\b(?:drink|cup|drinking) black\b|\bschwarz trink/iu, /\b(?:crema|milk|milch)\b/iu],
  [
    /\b(?:without a roast date|ohne röstdatum|sin fecha de tueste|sans date de torréfaction)\b/iu,
    /\b(?:roast date|röstdatum|fecha de tueste|date de torréfaction)\b/iu,
  ],
  [
    /\b(?:wobbles?|wackelt|hundred years|bricks?|ziegel|ladrillos?|briques?)\b/iu,
    /\b(?:gravel|kies|steel|grava|gravier)\b/iu,
  ],
  [
    /\b(?:topsoil|soft ground|mutterboden|tierra blanda|terre meuble)\b/iu,
    /\b(?:gravel|kies|grava|gravier|bricks?|ziegel|ladrillos?|briques?|finished)\b/iu,
  ],
  [
    /\b(?:geschickt|verschickt|was sent|is sent|enviada|envoyée)(?!\p{L})/iu,
    /\b(?:abschicken|send|enviar|envoyer)\b/iu,
  ],
  [
    /\b(?:sin|without|ohne|sans) (?:pelos?|hairs?|haare?|poils?)\b|\b(?:pelos?|hairs?|haare?|poils?)\s?: 0\b/iu,
    /\b(?:llen[oa]s?|full|voll|plein|suelta|lets go)\b/iu,
  ],
];

/** Whether a photo shows the contrary of what a text says. */
export const denies = ({ note }: Pick<SeenPhoto, "note">, text: string): boolean =>
  OPPOSITES.some(([said, seen]) => said.test(text) && seen.test(note));

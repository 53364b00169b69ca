/**
 * What is said, and what a photo of it shows, in words that the note of one may have: who reads "7 ingredients" wants to see the oats, and who
 * reads "sinks in" the dropper. What a line names itself is not repeated.
 */
const SHOWN: readonly (readonly [said: RegExp, seen: string])[] = [
  [
    /\b(?:ingredients?|zutaten|inhaltsstoffe|ingredientes?|ingrédients?)\b/iu,
    "bowl, oats, herbs, Schale, Hafer, cuenco, avena, bol, avoine",
  ],
  [/\b(?:sinks? in|absorbs?|zieht ein|se absorbe|pénètre)\b/iu, "drop, dropper, Tropfen, Pipette, gota, goutte"],
  [
    /\b(?:wash|rinse|lukewarm|hot water|waschen|lauwarm|lava|tibia|laver|tiède)\b/iu,
    "water, basin, tap, Wasser, Becken, agua, lavabo, eau",
  ],
  [
    /\b(?:puddles?|somewhere to go|stays where it is flat|pfützen?|charcos?|flaques?)\b/iu,
    "mud, wet, muddy, Matsch, barro, boue",
  ],
  [
    /\b(?:tamp|base in layers|base course|unterbau|verdichten|compacta|compacter)\b/iu,
    "gravel, Kies, Schotter, grava, gravier",
  ],
  [
    /\b(?:dig down|dig deeper|deeper than|tiefer graben|cava|creuse)\b/iu,
    "gravel, soil, Kies, Erde, grava, tierra, gravier",
  ],
  [
    /\b(?:grind|grinding|grinder|mahlen|mühle|muele|moler|molinillo|mouds|moudre|moulin)\b/iu,
    "beans, scoop, Bohnen, granos, grains",
  ],
  [
    /\b(?:sweet when|cold|a sip|drink|kalt|schluck|trinkst|frío|sorbo|froid|gorgée)\b/iu,
    "mug, cup, Tasse, Becher, taza, tasse",
  ],
  [/\b(?:tested over|\d+ ?(?:km|miles)|getestet|kilometer)\b/iu, "tread, worn, muddy, Profil"],
  [/\b(?:toe room|thumb of room|toenails?|toes|toe box|zehen|dedos|orteils)\b/iu, "toe box"],
  [
    /\b(?:cheeks|belly|after a meal|mejillas|barriga|después de comer|wangen|bauch|joues|ventre)\b/iu,
    "cat, dog, gato, perro, Katze, Hund, chat, chien",
  ],
  [/\b(?:resole|new sole|sole can be replaced)\b/iu, "replaceable sole"],
  [/\b(?:farms?|origin|harvest|höfe|fincas?|fermes?)\b/iu, "beans, Bohnen, granos, grains"],
];

/** The words of a photo that would show what a line says; "" where its own words say enough. */
export const shownBy = (line: string): string =>
  SHOWN.flatMap(([said, seen]) => (said.test(line) ? [seen] : [])).join(", ");

/** What a photo counts that would show what is said, beside one whose own words are said. */
export const HINT = 0.8;

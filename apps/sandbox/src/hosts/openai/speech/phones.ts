/** A sound of speech: what the mouth is shaped like (formants, Hz) and what drives it. */
export type Phone = {
  formants: readonly [number, number, number];
  /** Loudness of the voice and of the breath, 0 to 1. */
  voice: number;
  breath: number;
  /** Where the breath hisses, Hz; 0 lets it pass through the mouth. */
  hiss: number;
  /** Its share of the word's time. */
  weight: number;
};

type Shape = Phone["formants"];
const vowel = (formants: Shape, weight = 1.6): Phone => ({ formants, voice: 1, breath: 0.02, hiss: 0, weight });
const humming = (formants: Shape, voice: number): Phone => ({ formants, voice, breath: 0.01, hiss: 0, weight: 0.8 });
const hissing = (hiss: number, breath: number, voice = 0): Phone => ({
  formants: NEUTRAL,
  voice,
  breath,
  hiss,
  weight: 0.85,
});
const closed: Phone = { formants: [300, 1200, 2300], voice: 0, breath: 0, hiss: 0, weight: 0.42 };
const burst = (hiss: number, voice: number): Phone => ({ formants: NEUTRAL, voice, breath: 0.2, hiss, weight: 0.22 });

const NEUTRAL: Shape = [500, 1500, 2500];
const OPEN: Shape = [730, 1090, 2440];

const PAIRS: Readonly<Record<string, readonly Phone[]>> = {
  ee: [vowel([280, 2250, 2950], 1.9)],
  ea: [vowel([300, 2200, 2900], 1.9)],
  oo: [vowel([320, 900, 2240], 1.9)],
  ou: [vowel(OPEN, 1.1), vowel([380, 950, 2300], 0.9)],
  ai: [vowel(OPEN, 1.1), vowel([330, 2100, 2700], 0.9)],
  ay: [vowel([530, 1840, 2480], 1.1), vowel([330, 2150, 2750], 0.9)],
  th: [hissing(5200, 0.06)],
  sh: [hissing(3100, 0.22)],
  ch: [closed, hissing(3300, 0.22)],
  ph: [hissing(4800, 0.07)],
  ng: [humming([260, 1900, 2600], 0.45)],
  ck: [closed, burst(2200, 0)],
};

const SINGLES: Readonly<Record<string, readonly Phone[]>> = {
  a: [vowel([700, 1400, 2450])],
  e: [vowel([530, 1800, 2480])],
  i: [vowel([390, 1990, 2550])],
  o: [vowel([560, 880, 2400])],
  u: [vowel([500, 1150, 2350])],
  y: [vowel([300, 2200, 2900], 1.1)],
  m: [humming([260, 1000, 2200], 0.5)],
  n: [humming([270, 1500, 2400], 0.5)],
  l: [humming([360, 1100, 2600], 0.7)],
  r: [humming([420, 1250, 1650], 0.7)],
  w: [humming([300, 680, 2200], 0.65)],
  j: [closed, hissing(3200, 0.14, 0.3)],
  s: [hissing(6200, 0.2)],
  z: [hissing(6000, 0.1, 0.35)],
  f: [hissing(4600, 0.07)],
  v: [hissing(4400, 0.04, 0.4)],
  h: [{ ...vowel(NEUTRAL, 0.6), voice: 0.1, breath: 0.16 }],
  p: [closed, burst(1200, 0)],
  t: [closed, burst(4200, 0)],
  k: [closed, burst(2200, 0)],
  c: [closed, burst(2200, 0)],
  q: [closed, burst(1800, 0)],
  x: [closed, hissing(6000, 0.16)],
  b: [{ ...closed, voice: 0.18 }, burst(900, 0.5)],
  d: [{ ...closed, voice: 0.18 }, burst(3400, 0.5)],
  g: [{ ...closed, voice: 0.18 }, burst(1900, 0.5)],
};

/** The sounds of a word in Latin letters, letter by letter; a silent e at the end stays silent. */
export function phonesOf(letters: string): Phone[] {
  const spoken = /[^aeiou][aeiouy][a-z]*[^aeiou]e$/.test(letters) ? letters.slice(0, -1) : letters;
  const once = spoken.replace(/([^aeo])\1/g, "$1");
  const pieces = once.match(/ee|ea|oo|ou|ai|ay|th|sh|ch|ph|ng|ck|[a-z]/g) ?? [];
  return pieces.flatMap((piece) => PAIRS[piece] ?? SINGLES[piece] ?? []);
}

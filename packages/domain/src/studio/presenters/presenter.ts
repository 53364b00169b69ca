/** The languages in which a testimony is found (`testimonies`). In others no presenter speaks. */
export const testimonyLanguages = ["en", "de", "es", "fr", "pt", "ja", "it", "nl"] as const;

/** Longest take of a presenter, in ms. Our own choice: longer ones are expensive, and few viewers watch to the end. */
export const TAKE_MAX_MS = 60_000;

/**
 * A person who does not exist: a generated face that says our voice. A presenter presents and never testifies.
 * Source: ADR 71.
 */
export type Presenter = {
  /** Stable, kebab-case: creations are stored with it. */
  id: PresenterId;
  name: string;
  gender: "female" | "male";
  /** Names of voices that fit the face, of all providers, the best first. */
  voices: readonly string[];
  /** The languages it is offered for first. */
  languages: readonly string[];
  /** How its face is drawn, once for all users. */
  portrait: string;
};

export type PresenterId = "mara" | "jonas" | "lucia" | "sam" | "claire" | "hiro";

/** What matters of a provider's voice. */
type OfferedVoice = { id: string; name: string; about: string; language: string | null };

/**
 * The wall behind all of them. It is shown behind a talking presenter, and cut away in a green screen: a green as far
 * from skin as from hair and clothes, which therefore are never green.
 */
const WALL = "mint green";

/** Words are set above the head and below the chin, hence so much room above it (`FACE_OF_PRESENTER`). */
const portrait = (who: string) =>
  `Portrait photo of one fictional person who resembles no real one: ${who}. Seen from the waist up, upright, in the middle of the picture, looking straight into the camera. The head is a quarter of the height of the picture: its top a third of the way down, the chin just below the middle, the wall free above it. Mouth closed, a calm friendly look, both eyes open, nothing in front of the face. Behind the person only a plain matte ${WALL} wall (#82c29a), evenly lit, without shadow, pattern or furniture; no green on the person. Soft window light, taken with a phone, natural skin, no retouching, no text, no logo.`;

/**
 * Where the face of a presenter is in a portrait and in every take, in fractions of it: from the hairline to the chin,
 * as `portrait` asks for it.
 */
export const FACE_OF_PRESENTER = { x: 0.3, y: 0.31, w: 0.4, h: 0.24 } as const;

/** The presenters to choose from. The voices are those of OpenAI, aura and ElevenLabs. */
export const presenters: readonly Presenter[] = [
  {
    id: "mara",
    name: "Mara",
    gender: "female",
    voices: ["Coral", "Luna", "Sarah", "Celeste"],
    languages: ["en", "de"],
    portrait: portrait(
      "a woman around 30 with dark hair in a loose bun, light brown skin and a rust-colored knit sweater",
    ),
  },
  {
    id: "jonas",
    name: "Jonas",
    gender: "male",
    voices: ["Ash", "Orion", "Brian", "Nestor"],
    languages: ["en", "de"],
    portrait: portrait("a man around 35 with short brown hair, a short beard, fair skin and a plain blue shirt"),
  },
  {
    id: "lucia",
    name: "Lucía",
    gender: "female",
    voices: ["Marin", "Carina", "Aurora", "Jessica"],
    languages: ["es", "en", "pt"],
    portrait: portrait(
      "a woman around 25 with dark curly hair, olive skin and a white T-shirt under an open denim shirt",
    ),
  },
  {
    id: "sam",
    name: "Sam",
    gender: "male",
    voices: ["Verse", "Apollo", "Charlie", "Javier"],
    languages: ["en", "es", "fr"],
    portrait: portrait("a man around 28 with short black hair, dark brown skin, round glasses and a gray hoodie"),
  },
  {
    id: "claire",
    name: "Claire",
    gender: "female",
    voices: ["Sage", "Athena", "Charlotte", "Diana"],
    languages: ["fr", "en", "it"],
    portrait: portrait("a woman around 45 with short gray hair, fair skin with freckles and a navy blazer"),
  },
  {
    id: "hiro",
    name: "Hiro",
    gender: "male",
    voices: ["Cedar", "Zeus", "Daniel", "Alvaro"],
    languages: ["en", "it", "nl"],
    portrait: portrait("a man around 40 with neat black hair, light skin and a burgundy polo shirt"),
  },
];

/** A presenter by id; null for an id that is not on the shelf, and for "". */
export const presenterOf = (id: string | undefined): Presenter | null => presenters.find((it) => it.id === id) ?? null;

/**
 * The presenters in the order in which they suit a language, such as `de` or `de-AT`; "" is English. None in a language in which
 * a testimony would not be found.
 */
export function presentersFor(language: string): Presenter[] {
  const code = language.slice(0, 2) || "en";
  if (!testimonyLanguages.some((it) => it === code)) return [];
  const speaks = ({ languages }: Presenter) => languages.includes(language.slice(0, 2));
  return [...presenters.filter(speaks), ...presenters.filter((it) => !speaks(it))];
}

/**
 * The voice of a presenter among those of the provider, as `style.voice` holds it: one that was picked for the face,
 * else one of the same gender, in the language; "" if none is known to fit.
 */
export function voiceOfPresenter(
  { voices: names, gender }: Pick<Presenter, "voices" | "gender">,
  offered: readonly OfferedVoice[],
  language: string,
): string {
  const code = language.slice(0, 2);
  const fitting = offered.filter((it) => it.language === null || it.language.slice(0, 2) === code);
  const named = names.flatMap((name) => fitting.find((it) => it.name.toLowerCase() === name.toLowerCase()) ?? []);
  const voice = named[0] ?? fitting.find(({ about }) => new RegExp(`\\b${gender}\\b`, "i").test(about));
  return voice === undefined || voice === offered[0] ? "" : voice.id;
}

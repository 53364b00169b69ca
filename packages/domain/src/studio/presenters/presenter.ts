/**
 * A person who does not exist: a generated face that says our voice. A presenter presents and never testifies.
 * Source: ADR 71.
 */
export type Presenter = {
  /** Stable, kebab-case: creations are stored with it. */
  id: string;
  name: string;
  /** Face and manner, in a few words. */
  about: string;
  gender: "female" | "male";
  /** Names of voices that fit the face, of all providers, the best first. */
  voices: readonly string[];
  /** The languages it is offered for first. */
  languages: readonly string[];
  /** How its face is drawn, once for all users. */
  portrait: string;
};

/** What matters of a provider's voice. */
type OfferedVoice = { id: string; name: string; about: string; language: string | null };

const portrait = (who: string, where: string) =>
  `Portrait photo of one fictional person who resembles no real one: ${who}. Head and shoulders, upright, looking straight into the camera, the chin at half the height of the picture with a little room above the head, mouth closed, a calm friendly look, both eyes open, nothing in front of the face. ${where}, window light from the side, taken with a phone, natural skin, no retouching, no text, no logo.`;

/** The presenters to choose from. The voices are those of OpenAI, aura and ElevenLabs. */
export const presenters: readonly Presenter[] = [
  {
    id: "mara",
    name: "Mara",
    about: "Around 30, dark bun, warm and quick",
    gender: "female",
    voices: ["Coral", "Luna", "Sarah", "Celeste"],
    languages: ["en", "de"],
    portrait: portrait(
      "a woman around 30 with dark hair in a loose bun, light brown skin and a rust-colored knit sweater",
      "A bright kitchen, out of focus",
    ),
  },
  {
    id: "jonas",
    name: "Jonas",
    about: "Around 35, short beard, relaxed",
    gender: "male",
    voices: ["Ash", "Orion", "Brian", "Nestor"],
    languages: ["en", "de"],
    portrait: portrait(
      "a man around 35 with short brown hair, a short beard, fair skin and a plain blue shirt",
      "A home office with a shelf, out of focus",
    ),
  },
  {
    id: "lucia",
    name: "Lucía",
    about: "Around 25, curls, lively",
    gender: "female",
    voices: ["Marin", "Carina", "Aurora", "Jessica"],
    languages: ["es", "en", "pt"],
    portrait: portrait(
      "a woman around 25 with dark curly hair, olive skin and a white T-shirt under an open green shirt",
      "A living room with a plant, out of focus",
    ),
  },
  {
    id: "sam",
    name: "Sam",
    about: "Around 28, glasses, dry",
    gender: "male",
    voices: ["Verse", "Apollo", "Charlie", "Javier"],
    languages: ["en", "es", "fr"],
    portrait: portrait(
      "a man around 28 with short black hair, dark brown skin, round glasses and a gray hoodie",
      "A plain room with a desk lamp, out of focus",
    ),
  },
  {
    id: "claire",
    name: "Claire",
    about: "Around 45, short gray hair, calm",
    gender: "female",
    voices: ["Sage", "Athena", "Charlotte", "Diana"],
    languages: ["fr", "en", "it"],
    portrait: portrait(
      "a woman around 45 with short gray hair, fair skin with freckles and a navy blazer",
      "A light studio, out of focus",
    ),
  },
  {
    id: "hiro",
    name: "Hiro",
    about: "Around 40, neat, matter-of-fact",
    gender: "male",
    voices: ["Cedar", "Zeus", "Daniel", "Alvaro"],
    languages: ["en", "it", "nl"],
    portrait: portrait(
      "a man around 40 with neat black hair, light skin and a dark green polo shirt",
      "A workshop with tools, out of focus",
    ),
  },
];

/** A presenter by id; null for an id that is not on the shelf, and for "". */
export const presenterOf = (id: string | undefined): Presenter | null => presenters.find((it) => it.id === id) ?? null;

/** The presenters in the order in which they suit a language, such as `de` or `de-AT`. */
export function presentersFor(language: string): Presenter[] {
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

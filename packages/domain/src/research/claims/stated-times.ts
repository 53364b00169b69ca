import type { Brief } from "../brief/brief.ts";

type Stated = Pick<Brief, "description" | "pain" | "pains" | "outcome" | "outcomes" | "proof">;

/** Units of time in seconds, by how their names begin in the languages that we write. */
const UNITS: readonly [RegExp, number][] = [
  [/^(?:sec|sek|seg|s$)/iu, 1],
  [/^min/iu, 60],
  [/^(?:hour|stund|hora|heure|h$)/iu, 3600],
  [/^(?:day|tag|día|jour)/iu, 86_400],
  [/^(?:week|woche|semana|semaine)/iu, 604_800],
  [/^(?:month|monat|mes|mois)/iu, 2_592_000],
];

/** Small numbers that are written out. */
const WRITTEN: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "a an one eine einer einem einen una un une",
    "two zwei dos deux",
    "three drei tres trois",
    "four vier cuatro quatre",
    "five fünf cinco cinq",
    "six sechs seis",
    "seven sieben siete sept",
    "eight acht ocho huit",
    "nine neun nueve neuf",
    "ten zehn diez dix",
  ].flatMap((names, at) => names.split(" ").map((name) => [name, at + 1])),
);

const TIME = new RegExp(
  String.raw`(?<![\p{L}\d])(\d+(?:[.,]\d+)?|${Object.keys(WRITTEN).join("|")})[\s-]((?:sec|sek|seg|min|hour|stund|hora|heure|day|tag|día|jour|week|woche|semana|semaine|month|monat|mes|mois)\p{L}*|[sh])(?!\p{L})`,
  "iu",
);

/** How often the shorter time fits into the longer one if both are of the same task. Our own choice. */
const MOST_TIMES = 100;

/** Times of one task in seconds: as it usually takes, from what the brief complains of, and as it takes with the product. */
export type StatedTimes = { usual: number; ours: number };

/**
 * Both times of a task, if a brief states them: "an hour of sorting slips" as a pain, "an invoice in 90 seconds" as evidence. Null where one is missing, or where
 * they are so far apart that they cannot be of the same task: customers pay after six weeks, and nobody writes for so long.
 */
export function statedTimes({ description, pain, pains, outcome, outcomes, proof }: Stated): StatedTimes | null {
  const claimsOf = (claims: Stated["proof"]) => claims.filter(({ struck }) => !struck).map(({ claim }) => claim);
  const usual = [pain, ...claimsOf(pains)].flatMap((it) => secondsIn(it) ?? []);
  const ours = [...claimsOf(proof), description, outcome, ...claimsOf(outcomes)].flatMap((it) => secondsIn(it) ?? []);
  const pairs = usual.flatMap((long) => ours.map((short): StatedTimes => ({ usual: long, ours: short })));
  return pairs.find((it) => it.usual > it.ours && it.usual <= it.ours * MOST_TIMES) ?? null;
}

/** The first time that a text states, in seconds; null where it states none. */
function secondsIn(text: string): number | null {
  const [, amount = "", unit = ""] = TIME.exec(text) ?? [];
  const seconds = UNITS.find(([begins]) => begins.test(unit))?.[1];
  const count = WRITTEN[amount.toLowerCase()] ?? Number(amount.replace(",", "."));
  return seconds === undefined ? null : count * seconds;
}

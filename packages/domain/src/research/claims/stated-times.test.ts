import { expect, it } from "vitest";
import { emptyBrief, newClaim } from "../index.ts";
import { statedTimes } from "./stated-times.ts";

const briefOf = (pain: string, proof: string) => ({
  ...emptyBrief,
  pain,
  proof: [newClaim(proof, { source: "acme.co" })],
});

it.each([
  ["an hour of sorting slips every evening", "An invoice in 90 seconds", { usual: 3600, ours: 90 }],
  ["zwei Stunden Zettel sortieren", "Eine Rechnung in 90 Sekunden", { usual: 7200, ours: 90 }],
  ["dos horas de cepillado", "Listo en 10 minutos", { usual: 7200, ours: 600 }],
  ["trois jours d'attente", "Posé en deux heures", { usual: 259_200, ours: 7200 }],
  // Nobody writes an invoice for six weeks.
  ["customers who have not paid after six weeks", "An invoice in 90 seconds", null],
  ["a muddy path every winter", "Laid in two days", null],
  ["an hour of sorting slips", "Free of paper", null],
  ["a minute of doubt", "Done in an hour", null],
])("in %j and %j are both times of a task: %o", (pain, proof, times) =>
  expect(statedTimes(briefOf(pain, proof))).toEqual(times),
);

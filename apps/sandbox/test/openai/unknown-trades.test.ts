import { type Brief, emptyBrief, newClaim } from "@vignette/domain/research";
import { plainScript, planOf, scriptFacts, scriptIn, scriptSchema } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { assignmentFrom } from "../../src/hosts/openai/copywriter/brief.ts";
import { tradeOf } from "../../src/hosts/openai/copywriter/know-how/trades.ts";
import { factKindOf } from "../../src/hosts/openai/copywriter/material/fact-kind.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const stored = {
  ...{ id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never },
};
type Known = Pick<Brief, "name" | "description" | "audience" | "pain" | "outcome" | "language"> & { facts: string[] };

const solar: Known = {
  name: "Brightside Solar",
  description: "Solar panels for family homes, planned and installed by our own crew.",
  audience: "families with a house",
  pain: "power bills that rise every year",
  outcome: "power from your own roof",
  language: "en",
  facts: ["Installed in two days by our own crew", "25 years of warranty on the panels"],
};
const school: Known = {
  name: "Sprachhaus Linde",
  description: "Spanischkurse am Abend. Sechs Leute pro Gruppe, zwei Abende die Woche.",
  audience: "Berufstätige, die neu anfangen",
  pain: "Angst vor dem ersten Satz",
  outcome: "Gespräche im Urlaub ohne Spickzettel",
  language: "de",
  facts: ["Lehrerinnen aus Madrid und Bogotá", "Probestunde ohne Anmeldung"],
};
const workshop: Known = {
  name: "Taller Rueda Libre",
  description: "Taller de bicicletas en el barrio.",
  audience: "gente que va en bici al trabajo",
  pain: "frenos que chirrían en cada semáforo",
  outcome: "una bici que rueda en silencio",
  language: "es",
  facts: ["Presupuesto cerrado antes de empezar", "Recambios con dos años de garantía"],
};

/** The points of a list as the product asks for it. */
function pointsOf({ facts: told, ...known }: Known, hook: string, template = "checklist") {
  const proof = told.map((it) => newClaim(it, { source: "page" }));
  const product = { ...stored, brief: { ...emptyBrief, ...known, proof } };
  const facts = scriptFacts(product, { kind: "carousel-image", hook, style: { template, drawing: null } });
  const answer = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  return plainScript(answer, facts, planOf(facts))
    .beats.slice(1, -1)
    .map(({ title, body }) => [title, body].map((it) => it.replaceAll("*", "")));
}

it.each([solar, school, workshop])("the trade of $name is not known", (known) => {
  expect(tradeOf(assignmentFrom(JSON.stringify({ brief: known })).brief)).toBeNull();
});

it.each([
  ["Flour from a mill 12 km away", "origin"],
  ["Installed in two days by our own crew", "people"],
  ["25 years of warranty on the panels", "safety"],
  ["Roasted every Tuesday", "fresh"],
  ["Posted within 24 hours of roasting", "speed"],
  ["Refill pouch for $24", "refill"],
  ["Free of perfume", "without"],
  ["Sechs Leute pro Gruppe", "group"],
  ["Probestunde ohne Anmeldung", "trial"],
  ["Presupuesto cerrado antes de empezar", "price"],
  ["Bulb in every shop", null],
])("%j is a fact about: %s", (fact, kind) => expect(factKindOf(fact)).toBe(kind));

it("questions to ask about a product are answered by its facts, and a fact is never the point itself", () => {
  const points = pointsOf(solar, "3 questions to ask before you choose Brightside Solar");
  expect(points).toContainEqual(["Ask who does the work", "Installed in two days by our own crew."]);
  expect(points).toContainEqual(["Ask about the worst case", "25 years of warranty on the panels."]);
});

it("writes French with its colons and elisions", () => {
  const studio = {
    ...solar,
    name: "Atelier Aria",
    description: "Cours de chant.",
    language: "fr",
    facts: ["Deux heures le samedi"],
  };
  expect(pointsOf(studio, "Comment faire un bol", "big-number").flat().join("\n")).not.toMatch(/\bde A/u);
  const [halves] = pointsOf({ ...studio, pain: "la peur de mal faire" }, "5 erreurs en chant", "marker-list");
  expect(halves?.[1]).toMatch(/\p{L} : /u);
});

it("reads books that are late as things, and not as something that somebody does", () => {
  const ledger = {
    ...solar,
    name: "Tallybook",
    description: "Accounting software for agencies.",
    pain: "books that are months behind",
  };
  const [first] = pointsOf(ledger, "Dear agencies, this one's for you", "essay");
  expect(first?.[0]).toContain("Books that are months behind");
});

it.each([
  [solar, "Power bills that rise? Start here", "Ask about the worst case"],
  [school, "Angst vor dem ersten Satz? Dann bleib kurz hier", "Fragen, wer es macht"],
  [workshop, "¿Frenos que chirrían? Mira esto", "Pide el precio antes"],
])("a checklist of $name has things to tick, and no bare facts", (known, hook, check) => {
  const titles = pointsOf(known, hook).map(([title]) => title);
  expect(titles).toContain(check);
  expect(titles.filter((it) => known.facts.includes(it ?? ""))).toEqual([]);
  expect(titles.at(-1)).toContain(known.name);
});

it.each([
  [solar, "5 things families with a house get wrong", "With Brightside Solar: "],
  [school, "5 Fehler, die fast alle machen", "Mit Sprachhaus Linde: "],
  [workshop, "5 errores que comete casi todo el mundo", "Con Taller Rueda Libre: "],
])("every second mistake is something not asked, of which the first names the product: $name", (known, hook, named) => {
  const told = pointsOf(known, hook, "marker-list").map(([, body = ""]) => body);
  expect(told.filter((it) => it.startsWith(named))).toHaveLength(1);
  const answers = told.filter((it) => known.facts.some((fact) => it.toLowerCase().includes(fact.toLowerCase())));
  expect(answers).toHaveLength(2);
});

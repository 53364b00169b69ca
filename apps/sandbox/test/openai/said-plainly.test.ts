import type { AssetType } from "@vignette/domain/assets";
import { plainScript, planOf, repairedScript, scriptFacts, scriptIn, scriptSchema } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const product = {
  ...{ id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never },
};
const briefs = readBriefs(undefined);
type Brief = (typeof briefs)[number]["brief"];

/** The beats of a piece as they are shown, without marks. */
function beatsOf(brief: Brief, kind: AssetType, template: string, hook: string) {
  const facts = scriptFacts({ ...product, brief }, { kind, hook, style: { template, drawing: null } });
  const plan = planOf(facts);
  const answer = plainScript(scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts))), facts, plan);
  const plain = (text: string) => text.replaceAll("*", "");
  return repairedScript(answer, facts, plan).beats.map((it) => ({
    ...it,
    title: plain(it.title),
    body: plain(it.body),
  }));
}

it("each row of a receipt counts something, and the price is its sum alone", () => {
  for (const { name, brief } of briefs) {
    const [receipt] = beatsOf(brief, "ugc-image", "receipt", "Look");
    const rows = (receipt?.body ?? "").split("\n");
    expect([name, rows.filter((it) => !/: .*\d/.test(it))]).toEqual([name, []]);
    expect([name, rows.filter((it) => it.includes(brief.price))]).toEqual([name, rows.slice(-1)]);
  }
});

it("a receipt promises of a part what the brief promises of that part", () => {
  const garden = briefs.find(({ name }) => name === "garden");
  if (!garden) throw new Error("There is no such brief.");
  const rows = beatsOf(garden.brief, "ugc-image", "receipt", "Look").flatMap(({ body }) => body.split("\n"));
  expect(rows.filter((it) => /guarant/i.test(it))).toEqual(["Edges guaranteed: 10 years"]);
});

it("a joke that is seen by you is not answered by me", () => {
  for (const { name, brief } of briefs)
    for (const template of ["top-bottom", "caption-above", "panels"]) {
      const [, turn] = beatsOf(brief, "meme-image", template, "POV: you finally get there").flatMap((it) => [
        it.title,
        it.body,
      ]);
      expect(turn, name).not.toMatch(/^(?:me|ich|yo)\b/i);
    }
});

it("a customer's words between remarks are quoted, with the name", () => {
  for (const { name, brief } of briefs) {
    const [said = ""] = brief.proof.flatMap(({ claim }) => /[“„«](.+?)\.[”“»]/u.exec(claim)?.[1] ?? []);
    const found = beatsOf(brief, "carousel-image", "photo-dump", "Look").filter(({ title }) => title.includes(said));
    expect(
      found.filter(({ title }) => !/^[“„«].+[”“»] \p{Lu}\p{L}+$/u.test(title)),
      name,
    ).toEqual([]);
  }
});

it("a way over photos is the product's own where the brief tells it step by step", () => {
  const [app] = briefs.filter(({ name }) => name === "rechnung");
  if (!app) throw new Error("There is no such brief.");
  const hook = "So schreibst du eine Rechnung auf der Baustelle";
  for (const template of ["photo-captions", "photo-essay", "outlined-text", "checklist"]) {
    const said = beatsOf(app.brief, "carousel-image", template, hook).map(({ title }) => title.split(".")[0]);
    const own = ["Leistung antippen", "Stunden eintragen", "Abschicken"];
    expect([said.at(-2), said.filter((it) => own.includes(it ?? ""))]).toEqual([own[2], own]);
  }
});

it("what nothing in the brief was before is not called so", () => {
  for (const { name, brief } of briefs) {
    const troubles = [brief.pain, ...brief.pains.map(({ claim }) => claim)].map((it) => it.toLowerCase());
    const befores = beatsOf(brief, "carousel-image", "before-after", "Look")
      .slice(1)
      .flatMap(({ body }) => /^(?:Before|Vorher|Antes): (.+)\.$/.exec(body)?.[1]?.toLowerCase() ?? []);
    expect(
      befores.filter((it) => !troubles.includes(it)),
      name,
    ).toEqual([]);
  }
});

const named = (wanted: string): Brief => {
  const found = briefs.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no brief ${wanted}.`);
  return found.brief;
};

it("figures come in the order in which the hook has them, and each with what belongs to it", () => {
  const pages = (name: string, hook: string) =>
    beatsOf(named(name), "carousel-image", "big-number", hook)
      .slice(1, -1)
      .map(({ title, body }) => `${title}: ${body}`);
  expect(pages("garden", "2 days. 10 years. From £95 per metre").map((it) => it.split(":")[0])).toEqual([
    "2 days",
    "10 years",
    "from £95 per metre",
  ]);
  expect(pages("shoe", "800 km. 228 g. €139")).toContain("€139: The sole can be replaced for €35.");
});

it("the best way to avoid a trouble, which comes last, speaks of it", () => {
  const ways = beatsOf(named("garden"), "carousel-image", "checklist", "5 ways to avoid a muddy path, best one last");
  expect(ways.at(-2)?.body).toMatch(/\bmud\b/);
});

it("who promises the one mistake tells no second one", () => {
  const pages = beatsOf(named("shoe"), "carousel-image", "essay", "The small mistake behind black toenails");
  expect(pages.filter(({ title }) => title.startsWith("Just as common"))).toEqual([]);
});

import { bestHooks, hookFilling, hookLibrary } from "@vignette/domain/hook-library";
import { promisedThings } from "@vignette/domain/promises";
import { type Brief, newClaim } from "@vignette/domain/research";
import {
  beatFaults,
  plainScript,
  planOf,
  scriptFacts,
  scriptIn,
  scriptSchema,
  suitsLooks,
} from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { coffee } from "../../src/hosts/openai/copywriter/know-how/coffee.ts";
import { trades } from "../../src/hosts/openai/copywriter/know-how/trades.ts";
import { measuresIn } from "../../src/hosts/openai/copywriter/material/measures.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const kind = "carousel-image";
const product = {
  ...{ id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never },
};

const ofTrades = trades.flatMap(({ advice }) =>
  Object.values(advice).flatMap(({ habits, mistakes }) => [...habits, ...mistakes].map(([title]) => title)),
);

const _withReasons = trades.flatMap(({ advice }) =>
  Object.values(advice).flatMap(({ habits }) => habits.map(([title, body]) => `${title}. ${body}`)),
);

const _toldIn = ({ title, body }: { title: string; body: string }) => (body === "" ? title : `${title}. ${body}`);

/** What a caption says to do, without its reason. */
const adviceIn = (point: { title: string } | undefined) => point?.title.split(". ")[0];

const LOOKS = ["checklist", "marker-list", "phone-note"];

/** Every hook that promises a number, for each of the briefs that contact sheets are made of. */
const listsIn = (template: string) =>
  readBriefs(undefined).flatMap(({ name, brief, hooks }) => {
    const best = bestHooks(hookLibrary, hookFilling(brief), kind, 24).map(({ line }) => line);
    const promising = [...(hooks[kind] ?? []), ...best].filter((it) => promisedThings(it) > 0);
    return promising
      .filter((it) => suitsLooks(it, kind, [template]))
      .map((hook) => {
        const facts = scriptFacts({ ...product, brief }, { kind, hook, style: { template, drawing: null } });
        const plan = planOf(facts);
        const answer = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
        const { beats } = plainScript(answer, facts, plan);
        const told = (text: string) => text.replaceAll("*", "").trim();
        const points = beats.slice(1, -1).map(({ title, body }) => ({ title: told(title), body: told(body) }));
        return {
          ...{ name: `${name}: ${hook}`, hook, brief },
          promised: promisedThings(hook),
          points,
          faults: beatFaults(answer.beats, plan, facts),
        };
      });
  });

it.each(LOOKS)("a %s has as many different points as its hook promises", (look) => {
  const lists = listsIn(look);
  expect(lists.length).toBeGreaterThanOrEqual(8);
  const broken = lists.filter(({ promised, points, faults }) => {
    const [titles, bodies] = [points.map(({ title }) => title), points.map(({ body }) => body)];
    const isDifferent = [titles, bodies].every((texts) => new Set(texts).size === promised);
    return points.length !== promised || bodies.includes("") || faults.length > 0 || !isDifferent;
  });
  expect(broken).toEqual([]);
});

const lists = LOOKS.flatMap(listsIn);

it("mistakes are things that people do, mended by the product where it can, and not the complaints of the brief", () => {
  const mistakes = lists.filter(({ hook }) => /mistakes|errores|fehler/i.test(hook));
  expect(new Set(mistakes.map(({ brief }) => brief.language)).size).toBe(3);
  const named = mistakes.filter(({ brief, points }) => points.some(({ body }) => body.includes(brief.name)));
  expect(new Set(named.map(({ brief }) => brief.language)).size).toBe(3);
  for (const { brief, points } of mistakes) {
    const complaints = [
      brief.pain,
      ...brief.pains.map(({ claim }) => claim),
      ...brief.objections.map(({ claim }) => claim),
    ];
    const titles = points.map(({ title }) => title.toLowerCase());
    expect(complaints.filter((it) => titles.some((title) => title.includes(it.toLowerCase())))).toEqual([]);
  }
});

/** What a last point says of the product: its name, which may be cut, stands in it. */
const named = ({ name }: Brief) => name.split(" ")[0];

it("ways end with something to do for which the product has a fact, as the hook says that the best one comes last", () => {
  const ranked = lists.filter(({ hook }) => hook.includes("best one last"));
  expect(ranked.length).toBeGreaterThanOrEqual(3);
  for (const { brief, points } of ranked) expect(JSON.stringify(points.at(-1))).toContain(named(brief));
  expect(ranked.filter(({ points }) => points.at(-1)?.title.startsWith("Choose"))).toEqual([]);
});

it("no slide of a list begins what it says as another one does", () => {
  const openings = lists.map(({ name, points }) => {
    const begun = points.flatMap(({ body }) => /^[^:“„«]{6,}:/.exec(body)?.[0] ?? []);
    return { name, again: begun.filter((it, at) => begun.indexOf(it) !== at) };
  });
  expect(openings.filter(({ again }) => again.length > 0)).toEqual([]);
});

it("of habits, ways and mistakes, at least every second one is of the trade, or names what only this product has", () => {
  const advice = lists.filter(({ hook }) => /mistakes|errores|fehler|steps|ways|with these/i.test(hook));
  expect(advice.length).toBeGreaterThanOrEqual(20);
  const general = advice.flatMap(({ name, brief, points }) => {
    const own = [...brief.proof.map(({ claim }) => claim.replaceAll(/[“”„«»]/g, "")), brief.description, brief.name];
    const facts = own.join(" ").toLowerCase();
    const isOwn = ({ title, body }: (typeof points)[number]) =>
      title.includes(brief.name) ||
      ofTrades.includes(title) ||
      body.split(/[“”„«»¿?:.]+\s*/).some((it) => it.length > 8 && facts.includes(it.trim().toLowerCase()));
    return points.filter(isOwn).length >= Math.floor(points.length / 2) ? [] : [`${name}: ${JSON.stringify(points)}`];
  });
  expect(general).toEqual([]);
});

function coffeeBrief() {
  const [found] = readBriefs(["coffee"]);
  if (!found) throw new Error("There is no brief of the coffee.");
  return found;
}

/** What a carousel, by default about the coffee, says on its slides, the hook and the call to action left out. */
function slidesOf(hook: string, template: string, brief: Brief = coffeeBrief().brief): string[] {
  const facts = scriptFacts({ ...product, brief }, { kind, hook, style: { template, drawing: null } });
  const { beats } = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  return beats.slice(1, -1).map(({ title }) => title);
}

it("a teardown whose hook promises a way says what to look for, and what comes of it", () => {
  for (const hook of ["How to get a better cup", "Want a better cup? Start here"]) {
    const said = slidesOf(hook, "teardown");
    expect(said[0]).toMatch(/^(?:Look for|Check): /);
    expect(said.join()).toContain("The result: a cup you drink black");
  }
  const [cause, ...found] = slidesOf("The real reason behind bitter coffee", "teardown");
  expect(cause).toBe("No date on the bag usually means old beans");
  expect(found[0]).toMatch(/^(?:Look for|Check): /);
  expect(slidesOf("Not your usual coffee", "teardown").join()).not.toContain("Look for");
});

it("ways that stand alone on photos are what its trade does, and the product comes last", () => {
  const said = slidesOf("5 ways to get rid of bitter coffee, best one last", "photo-captions");
  expect(said).toHaveLength(5);
  const advice = coffee.advice.en.habits.map(([title]) => title);
  expect(said.slice(0, -1).filter((it) => !advice.includes(adviceIn({ title: it }) ?? ""))).toEqual([]);
  expect(said.at(-1)).toMatch(/^Buy by the roast date\. Kiln House Blend is /);
});

it("ways that stand alone on photos are things to look for in a product whose trade it does not know", () => {
  const claims = ["Dims with a turn", "Bulb in every shop", "Shade of pressed paper"];
  const lamp = {
    ...coffeeBrief().brief,
    ...{
      name: "Halo One",
      description: "A lamp for a desk.",
      audience: "people who read late",
      pain: "a dim corner",
      pains: [],
      outcomes: [],
    },
    ...{ outcome: "a bright desk", shortOutcome: { text: "a bright desk", form: "singular" as const } },
    proof: claims.map((it) => newClaim(it, { source: "page" })),
  };
  const said = slidesOf("5 ways to get rid of a dim corner, best one last", "photo-captions", lamp);
  expect(said).toHaveLength(5);
  expect(said.join()).toMatch(/dims with a turn.*pressed paper/i);
  expect(said.at(-1)).toContain("Choose Halo One. ");
});

it.each(["marker-list", "checklist"])(
  "a %s whose hook says how tells what to do, and the product as the last of it",
  (look) => {
    for (const hook of ["How to get coffee worth drinking black", "Want coffee worth drinking black? Start here"]) {
      const said = slidesOf(hook, look).map((it) => it.replaceAll("*", ""));
      expect(coffee.advice.en.habits.map(([title]) => title)).toContain(said[0]);
      expect(said.at(-1)).toBe("Buy by the roast date");
    }
  },
);

it("a rating is one figure: how many stars there could be is no claim of its own", () => {
  const rated = measuresIn(["4.8 of 5 stars from 213 reviews", "4,8 von 5 Sternen", "Burns for 60 hours"]);
  expect(rated.map(({ figure }) => figure)).toEqual(["4.8 of 5 stars", "4,8 von 5 Sternen", "60 hours"]);
});

it("what is said of other products is nothing to look for in this one", () => {
  const proof = ["Most beans are roasted months ago", "Roasted every Tuesday", "One farm in Huila"];
  const brief = { ...coffeeBrief().brief, proof: proof.map((it) => newClaim(it, { source: "page" })) };
  const hook = "How to get a better cup";
  const facts = scriptFacts({ ...product, brief }, { kind, hook, style: { template: "teardown", drawing: null } });
  const { beats } = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  expect(beats.map(({ title }) => title).join()).not.toMatch(/(?:Look for|Ask|Check): most/i);
});

it("causes are what people of the trade do wrong, where it is known", () => {
  const said = slidesOf("3 hidden causes of bitter coffee", "checklist").map((it) => it.replaceAll("*", ""));
  const mistakes = coffee.advice.en.mistakes.map(([title]) => title);
  expect(said).toHaveLength(3);
  expect(said.filter((it) => !mistakes.includes(it))).toEqual([]);
});

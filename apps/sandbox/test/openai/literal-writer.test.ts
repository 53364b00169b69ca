import { AssetType } from "@vignette/domain/assets";
import { emptyBrief } from "@vignette/domain/research";
import {
  beatFaults,
  guideOf,
  plainScript,
  planOf,
  repairedScript,
  scriptFacts,
  scriptIn,
  scriptSchema,
  templates,
  withOverlays,
} from "@vignette/domain/studio";
import { CUTS_TASK, CutsAnswer, cutsFrom, passageFacts } from "@vignette/domain/studio/shorts";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { literalAnswer } from "../../src/hosts/openai/literal-writer/literal-writer.ts";
import { brief as known } from "./a-brief.ts";

const { proof: _, ...words } = known;
const product = {
  ...{ id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never },
  brief: { ...emptyBrief, ...words },
};
const hooks = [
  "Your reminders are late",
  "Before you write one more polite payment reminder, look at this",
  "3 signs of a late client",
];
const all = AssetType.options.flatMap((kind) =>
  templates[kind].flatMap((template) => hooks.map((hook) => ({ kind, template, hook }))),
);
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A schema as strict providers get it: what counts how many is in the descriptions alone. */
const withoutCounts = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema, (key, it) => (key === "minItems" || key === "maxItems" ? undefined : it)));

/** A script by a writer that knows nothing but the request. */
function literalScript({ kind, template, hook }: (typeof all)[number]) {
  const style = { template: template.name, drawing: null };
  const photos = ["An invoice", "A reminder"].map((shows, at) => ({ number: at + 1, shows }));
  const facts = scriptFacts(product, { kind, hook, style, photos });
  const plan = planOf(facts);
  const handedIn = scriptIn(literalAnswer(JSON.stringify(facts), withoutCounts(scriptSchema(facts))));
  const script = plainScript(handedIn, facts, plan);
  return { facts, plan, handedIn, script };
}

describe("a writer that knows nothing but prompt and schema", () => {
  it.each(all)("fills $template.name whole, with the hook “$hook”", (wanted) => {
    const { facts, plan, handedIn, script } = literalScript(wanted);
    expect(beatFaults(script.beats, plan, facts)).toEqual([]);
    expect(handedIn.beats).toHaveLength(plan.length);
    expect(handedIn.beats.every(({ photo = -1 }) => photo >= 0 && photo <= facts.photos.length)).toBe(true);

    const guide = guideOf(wanted.kind, wanted.template.name);
    const shown = withOverlays(repairedScript(script, facts, plan), facts);
    const [first] = shown.beats;
    const opened = bare(first?.[guide.hook === "body" ? "body" : "title"] ?? "");
    if (guide.hook === "caption") expect(bare(shown.caption)).toContain(bare(wanted.hook));
    else expect(opened !== "" && bare(wanted.hook).startsWith(opened)).toBe(true);
    expect(shown.beats.every(({ imagePrompt }) => guide.pictures !== null || imagePrompt === "")).toBe(true);
  });
});

describe("cuts of a long recording", () => {
  const said = Array.from({ length: 120 }, (_, at) => ({
    text: at % 10 === 9 ? "wax." : `word${at}`,
    startMs: at * 1000,
    endMs: at * 1000 + 900,
  }));
  const message = JSON.stringify({ task: CUTS_TASK, brief: known, passages: passageFacts(said) });
  const schema = z.toJSONSchema(CutsAnswer);

  it("are named by the copywriter as they are wanted, opened by what is said", () => {
    const { cuts, fault } = cutsFrom(CutsAnswer.parse(writeAnswer(message, CUTS_TASK, schema)), said);
    expect([cuts.length, fault]).toEqual([4, ""]);
  });

  it("can be taken from a writer that knows only the request, without its hooks", () => {
    const { cuts } = cutsFrom(CutsAnswer.parse(literalAnswer(message, schema)), said);
    expect(cuts[0]?.hook).toMatch(/^word0 word1/);
  });
});

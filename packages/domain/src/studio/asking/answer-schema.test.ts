import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { AltAnswer, AssetType } from "../../assets/index.ts";
import { HooksAnswer, WrittenHooks } from "../../hook-library/index.ts";
import { jsonSchemaOf } from "../../kernel/index.ts";
import { BriefAnswers } from "../../research/index.ts";
import { templates } from "../catalogue/templates.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { scriptFacts } from "../script/facts.ts";
import { scriptInstructions } from "../script/instructions.ts";
import { CutsAnswer } from "../shorts/cuts.ts";
import { beatSchema, scriptSchema } from "./answer-schema.ts";

const Schema = z.object({
  type: z.optional(z.string()),
  description: z.catch(z.string(), ""),
  enum: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
});

/** The places of a schema that say nothing of what belongs there, or nothing of how much. */
function undescribed(value: unknown, place: string): string[] {
  const { type, description, enum: options, properties, items } = Schema.parse(value);
  const inner = [
    ...Object.entries(properties ?? {}).flatMap(([name, it]) => undescribed(it, `${place}.${name}`)),
    ...(items === undefined ? [] : undescribed(items, `${place}[]`)),
  ];
  const isLimited = options !== undefined || type === "object" || /\d|Leave it empty/.test(description);
  const isSaid = description !== "" || (type === "object" && (!place.includes(".") || place.endsWith("[]")));
  return isSaid && isLimited ? inner : [place, ...inner];
}

const all = AssetType.options.flatMap((kind) => templates[kind].map(({ name }) => ({ kind, template: name })));
const photos = ["The shoe from the side", "The sole"].map((shows, at) => ({ number: at + 1, shows }));
const factsOf = ({ kind, template }: (typeof all)[number], seen = photos) =>
  scriptFacts(aProduct(), { kind, hook: "Stop this", style: { template, drawing: null }, photos: seen });

describe("what the text model is asked to fill", () => {
  it.each(all)("says of every field of $template what belongs there and how long it may be", (wanted) => {
    const facts = factsOf(wanted);
    expect(undescribed(scriptSchema(facts), "script")).toEqual([]);
    expect(facts.beats.flatMap((_, at) => undescribed(beatSchema(facts, at), "beat"))).toEqual([]);
  });

  it("is the number of each beat's photo, where there are photos and the beat shows one", () => {
    const look = { kind: "ugc-video", template: "talking-cutaways" } as const;
    const saidOfPhoto = (seen: typeof photos) =>
      /"photo":{"type":"integer","description":"([^"]+)/.exec(JSON.stringify(scriptSchema(factsOf(look, seen))))?.[1];
    expect(saidOfPhoto(photos)).toMatch(/1 to 2, or 0.*Beats 1, [^:]+: 0: it shows no photo/);
    expect(saidOfPhoto([])).toBeUndefined();
  });

  it.each([
    ["hooks", HooksAnswer],
    ["hooks of a product", WrittenHooks],
    ["alt text", AltAnswer],
    ["cuts of a long clip", CutsAnswer],
    ["a brief's people", BriefAnswers.people],
    ["a brief's promise", BriefAnswers.promise],
    ["a brief's voice", BriefAnswers.voice],
  ])("says so of every field of %s, too", (_name, schema) => {
    expect(undescribed(jsonSchemaOf(schema), "answer")).toEqual([]);
  });

  it.each([
    ["hooks like one", HooksAnswer],
    ["hooks of a product", WrittenHooks],
    ["alt text", AltAnswer],
    ["cuts of a long clip", CutsAnswer],
    ["a brief", z.object(BriefAnswers)],
  ])("is the schema that zod writes for %s", (_name, schema) => {
    const { $schema, ...written } = z.toJSONSchema(schema);
    expect(jsonSchemaOf(schema)).toEqual(written);
  });

  it("comes with the guides of its kind and template, and with the account's best hooks once there are some", () => {
    const facts = factsOf({ kind: "meme-video", template: "chat-play" });
    expect(scriptInstructions(facts)).toMatch(/two people who like each other[\s\S]*Never: “POV:” as a message/);
    expect(scriptInstructions(facts)).not.toContain("bestHooks");
    expect(scriptInstructions({ ...facts, bestHooks: ["Late again?"] })).toContain("bestHooks");
  });
});

import { CarouselScript, StoryScript } from "@vignette/domain/studio";
import { Ajv } from "ajv";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { fitToSchema } from "../../src/hosts/openai/copywriter/fit-to-schema.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { askAi, quietSandbox } from "./ask.ts";
import { anyStrictSchema } from "./json-schema-arbitrary.ts";

const brief = {
  name: "Paidly",
  description: "Paidly sends friendly payment reminders by itself. It knows when a client reads the invoice.",
  audience: "freelance designers",
  pain: "They lose hours chasing unpaid invoices",
  outcome: "Get paid on time without awkward emails",
  proof: ["4.8 stars from 2,100 freelancers"],
  price: "€9 a month",
  tone: "calm",
  language: "en",
};
const hook = "Your invoices are not late. Your reminders are.";

let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

type Facts = { task: string; brief?: object; hook?: string; count?: number };

const chatBody = (facts: Facts, more: object = {}) => ({
  model: "gpt-4.1-mini",
  messages: [
    { role: "system", content: "You write ads." },
    { role: "user", content: JSON.stringify({ brief, hook, ...facts }) },
  ],
  response_format: {
    type: "json_schema",
    json_schema: {
      name: facts.task,
      strict: true,
      schema: z.toJSONSchema(facts.task === "story-script" ? StoryScript : CarouselScript),
    },
  },
  ...more,
});

type Answer = {
  model: string;
  system_fingerprint: string;
  choices: { message: { content: string | null; refusal: string | null }; finish_reason: string }[];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};
async function chat(facts: Facts, more: object = {}) {
  const response = await askAi(local.sandbox, "/v1/chat/completions", chatBody(facts, more));
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}
const contentOf = (answer: Answer) => answer.choices[0]?.message.content ?? "";
const carousel = async (facts: Omit<Facts, "task"> = {}) =>
  CarouselScript.parse(JSON.parse(contentOf(await chat({ task: "carousel-script", ...facts }))));
const story = async (facts: Omit<Facts, "task"> = {}) =>
  StoryScript.parse(JSON.parse(contentOf(await chat({ task: "story-script", ...facts }))));
const words = (text: string) => text.split(/\s+/).filter((it) => it !== "").length;
const figures = (text: string) => text.match(/\d[\d.,]*/g) ?? [];

describe("the copywriter's carousel", () => {
  it.each([2, 3, 6, 8, 10])("has the %i slides that were asked for, within what a slide holds", async (count) => {
    const { slides } = await carousel({ count });
    expect(slides).toHaveLength(count);
    expect(slides[0]?.title).toBe(hook);
    for (const { title, body, emphasis } of slides) {
      expect(words(title)).toBeLessThanOrEqual(12);
      expect(words(body)).toBeLessThanOrEqual(22);
      expect(`${title}\n${body}`).toContain(emphasis);
    }
  });

  it("speaks of the product and repeats its proof word for word", async () => {
    const { slides, caption, hashtags } = await carousel({ count: 6 });
    const said = slides.map((it) => `${it.title} ${it.body}`).join("\n");
    expect(said).toContain("chasing unpaid invoices");
    expect(said).toContain("4.8 stars from 2,100 freelancers");
    expect(caption).toContain("Paidly");
    expect(hashtags).toContain("#paidly");
  });

  it("never claims a figure that the brief does not hold", async () => {
    for (const task of ["carousel-script", "story-script"] as const) {
      const bare = { ...brief, proof: [], price: null };
      const content = contentOf(await chat({ task, brief: bare, count: 10 }));
      expect(figures(content)).toEqual([]);
    }
  });

  it("is the same for the same brief and another for another hook", async () => {
    expect(await carousel()).toEqual(await carousel());
    expect(await carousel({ hook: "Stop sending reminders." })).not.toEqual(await carousel());
  });

  it("reads well from a brief with nothing but a name", async () => {
    const empty = {
      name: "Moss",
      description: "A plant shop",
      audience: "",
      pain: "",
      outcome: "",
      proof: [],
      price: "",
    };
    const { slides } = await carousel({ brief: empty, hook: "", count: 6 });
    for (const { title } of slides) expect(title).not.toMatch(/null|undefined|\s{2}|\.\./);
  });
});

describe("the copywriter's story", () => {
  it("is spoken in 35 to 60 words, from hook to ask", async () => {
    const { beats } = await story();
    expect(beats.map(({ role }) => role)).toEqual(["hook", "pain", "turn", "proof", "ask"]);
    const spoken = beats.reduce((sum, { line }) => sum + words(line), 0);
    expect(spoken).toBeGreaterThanOrEqual(35);
    expect(spoken).toBeLessThanOrEqual(60);
    for (const { overlay } of beats) expect(words(overlay)).toBeLessThanOrEqual(6);
  });

  it("has no proof beat where the brief proves nothing", async () => {
    const { beats } = await story({ brief: { ...brief, proof: [] } });
    expect(beats.map(({ role }) => role)).not.toContain("proof");
  });

  it("stays within its length for any brief", () => {
    const texts = fc
      .array(
        fc.constantFrom(
          "they",
          "lose",
          "hours",
          "a",
          "calm",
          "room",
          "posting",
          "every",
          "day",
          "can't",
          "find",
          "invoices",
          "are",
          "late",
        ),
        { maxLength: 25 },
      )
      .map((it) => it.join(" "));
    fc.assert(
      fc.property(texts, texts, texts, (pain, outcome, opening) => {
        const facts = JSON.stringify({ task: "story-script", hook: opening, brief: { ...brief, pain, outcome } });
        const { beats } = StoryScript.parse(writeAnswer(facts, "story-script", z.toJSONSchema(StoryScript)));
        expect(beats.reduce((sum, { line }) => sum + words(line), 0)).toBeLessThanOrEqual(60);
      }),
      { numRuns: 100 },
    );
  });
});

describe("structured output", () => {
  it("is valid for any schema", () => {
    const ajv = new Ajv({ strict: false, formats: { "date-time": true, email: true, uri: true, uuid: true } });
    fc.assert(
      fc.property(anyStrictSchema, fc.jsonValue(), (schema, draft) => {
        const value = fitToSchema(schema, draft, (property) => `Copy for ${property}.`);
        const valid = ajv.validate(schema, value);
        expect(ajv.errorsText(), JSON.stringify(value)).toBe("No errors");
        expect(valid).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("follows references, also into itself", () => {
    const schema = {
      type: "object",
      properties: { tree: { $ref: "#/$defs/node" } },
      required: ["tree"],
      additionalProperties: false,
      $defs: {
        node: {
          type: "object",
          properties: { title: { type: "string" }, next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] } },
          required: ["title", "next"],
          additionalProperties: false,
        },
      },
    };
    const value = writeAnswer(JSON.stringify({ brief }), "tree", schema);
    expect(new Ajv().validate(schema, value)).toBe(true);
  });
});

describe("a chat completion", () => {
  it("echoes the model, is marked as a placeholder and counts tokens", async () => {
    const answer = await chat({ task: "carousel-script" });
    expect(answer).toMatchObject({
      model: "gpt-4.1-mini",
      system_fingerprint: "placeholder",
      choices: [{ finish_reason: "stop", message: { refusal: null } }],
    });
    expect(answer.usage.total_tokens).toBe(answer.usage.prompt_tokens + answer.usage.completion_tokens);
  });

  it("breaks off at the token limit and says so", async () => {
    const answer = await chat({ task: "carousel-script" }, { max_completion_tokens: 20 });
    expect(answer.choices[0]?.finish_reason).toBe("length");
    expect(() => JSON.parse(contentOf(answer))).toThrow();
  });

  it("refuses what its policy forbids", async () => {
    const answer = await chat({ task: "carousel-script", brief: { ...brief, description: "forbidden-by-policy" } });
    expect(answer.choices[0]?.message).toMatchObject({ content: null, refusal: expect.stringContaining("can't help") });
  });

  it("streams the same words that it sends whole", async () => {
    const facts = { task: "carousel-script" };
    const response = await askAi(
      local.sandbox,
      "/v1/chat/completions",
      chatBody(facts, { stream: true, stream_options: { include_usage: true } }),
    );
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const lines = (await response.text()).split("\n\n").filter((it) => it !== "");
    expect(lines.at(-1)).toBe("data: [DONE]");
    const chunks = lines.slice(0, -1).map((it) => JSON.parse(it.replace(/^data: /, "")));
    expect(chunks.map((it) => it.choices[0]?.delta.content ?? "").join("")).toBe(contentOf(await chat(facts)));
    expect(chunks.at(-2)?.choices[0].finish_reason).toBe("stop");
    expect(chunks.at(-1)?.usage.total_tokens).toBeGreaterThan(0);
  });

  it.each([
    ["no key", chatBody({ task: "x" }), "", 401, null],
    ["a wrong key", chatBody({ task: "x" }), "Bearer invalid", 401, "invalid_api_key"],
    ["an unknown model", chatBody({ task: "x" }, { model: "nothing-1" }), undefined, 404, "model_not_found"],
    ["no messages", { model: "gpt-4.1-mini" }, undefined, 400, "missing_required_parameter"],
    [
      "an unknown role",
      { model: "gpt-4.1-mini", messages: [{ role: "boss", content: "x" }] },
      undefined,
      400,
      "invalid_value",
    ],
  ])("refuses %s in the API's error form", async (_, body, key, status, code) => {
    const response = await askAi(local.sandbox, "/v1/chat/completions", body, key);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: { message: expect.any(String), type: "invalid_request_error", param: expect.toSatisfy(() => true), code },
    });
  });
});

import { describe, expect, it } from "vitest";
import { aPerson, call, fault, requestsDuring } from "../support.ts";

const AI = "api.openai.com";

/** The sandbox shop's text about its candle, with a mark so that a fault affects this call only. */
async function aPage(mark = "") {
  const person = await aPerson();
  const { value } = await call(person, "research", "readPage", { url: "https://acme.example/candle" });
  const blocks = mark === "" ? value.text.blocks : [...value.text.blocks, { tag: "p", text: mark }];
  return { person, page: { ...value.text, blocks } };
}
const mark = () => `mark-${crypto.randomUUID()}`;

describe("a brief written from a page", () => {
  it("names the audience, the problem and the benefit, each with a quote from the page", async () => {
    const { person, page } = await aPage();
    const write = async (part: string) => (await call(person, "research", "writeBrief", { part, page })).value;
    const [people, promise, voice] = await Promise.all([write("people"), write("promise"), write("voice")]);
    expect(people).toMatchObject({
      audience: "People who work from home",
      shortAudience: { text: "people working from home", form: "plural" },
    });
    expect(people.origins.audience).toEqual({
      source: "acme.example, paragraph",
      snippet: expect.stringContaining("People who work from home light it"),
    });
    expect(promise.outcome).toContain("burns evenly");
    expect(promise.objections?.[0]).toMatchObject({ struck: false, source: "acme.example, paragraph" });
    expect(voice).toEqual({ tone: "warm, plain", avoid: [], language: "en", origins: {} });
  });

  it("is requested again if its quotes are not on the page, and then comes without sources", async () => {
    const id = mark();
    const { person, page } = await aPage(id);
    const invented = { words: "busy founders", quote: "Made for busy founders" };
    const short = { text: "busy founders", form: "plural" };
    const pain = { words: "3 lost hours", quote: "" };
    const answer = {
      audience: invented,
      shortAudience: short,
      pain,
      shortPain: { text: "3 hours", form: "plural" },
      pains: [],
    };
    await fault({ ...brokenOnce(id, completion(JSON.stringify(answer))), times: 2 });
    const asked = await requestsDuring(AI, async () => {
      const { value } = await call(person, "research", "writeBrief", { part: "people", page });
      expect(value).toEqual({
        audience: "busy founders",
        shortAudience: short,
        pain: "",
        pains: [],
        origins: { audience: { source: "", snippet: "" } },
      });
    });
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ["broken JSON", completion('{"audience": {')],
    ["half an answer", completion('{"audience": {"words": "peo', null, "length")],
    ["an answer of another shape", completion('{"beats": []}')],
  ])("is requested a second time after %s", async (_case, body) => {
    const id = mark();
    const { person, page } = await aPage(id);
    await fault(brokenOnce(id, body));
    const answer = await call(person, "research", "writeBrief", { part: "people", page });
    expect(answer.value.audience).toBe("People who work from home");
  });

  it.each([
    [
      "is busy",
      2,
      { status: 429, body: { error: { message: "Slow down", code: "rate_limit_exceeded" } } },
      429,
      "in a minute",
    ],
    ["is down", 2, { status: 503, body: "<html>Bad gateway</html>" }, 503, "isn't responding"],
    ["loses the connection", 2, { drop: "before" }, 503, "isn't responding"],
    ["refuses", 1, { status: 200, body: completion(null, "I cannot help with that.") }, 400, "declined"],
    ["answers nonsense", 2, { status: 200, body: completion('{"beats": []}') }, 503, "couldn't use"],
  ])("reports that the model %s, and can be requested again", async (_case, times, answer, status, words) => {
    const id = mark();
    const { person, page } = await aPage(id);
    await fault({ ...brokenOnce(id, null), times, fault: answer });
    const failed = await call(person, "research", "writeBrief", { part: "people", page });
    expect(failed.status).toBe(status);
    expect(failed.error?.message).toContain(words);
    expect((await call(person, "research", "writeBrief", { part: "people", page })).status).toBe(200);
  });

  it("uses no more of the page than the page reader does", async () => {
    const { person, page } = await aPage();
    const blocks = Array.from({ length: 81 }, () => ({ tag: "p", text: "More words" }));
    const answer = await call(person, "research", "writeBrief", { part: "people", page: { ...page, blocks } });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "page.blocks" } } });
  });
});

const brokenOnce = (mentions: string, body: unknown) => ({
  host: AI,
  path: "/v1/chat/completions",
  mentions,
  fault: { status: 200, body },
});

function completion(content: string | null, refusal: string | null = null, finish_reason = "stop") {
  const message = { role: "assistant", content, refusal };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "gpt-4o-mini",
    choices: [{ index: 0, message, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

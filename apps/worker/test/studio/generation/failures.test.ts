import type { Refusal } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { PATIENCE, PATIENT } from "../../../../../scripts/testing/patience.ts";
import type { GenerationEnv } from "../../../src/adapters/generation/generation-settings.ts";
import { fault, release, requestsDuring, untilHeld } from "../../support.ts";
import { aTask, generationOf, providers } from "./some-providers.ts";

type Port = keyof typeof providers;
type Row = { port: Port; provider: string; host: string; path: string };

const rows: Row[] = (Object.keys(providers) as Port[]).flatMap((port) =>
  providers[port].map(([provider, host, path]) => ({ port, provider, host, path })),
);

/** A fault, how often it occurs, and its outcome: the code of an error, or "made" after one retry. */
const cases: [name: string, times: number, fault: object, code: string, words: RegExp][] = [
  ["is busy for long", 1, { status: 429, headers: { "retry-after": "40" } }, "busy", /in 40 seconds/],
  ["is busy without a wait time", 2, { status: 429 }, "busy", /in a minute/],
  ["is busy for a moment", 1, { status: 429, headers: { "retry-after": "0" } }, "made", /./],
  ["is down", 2, { status: 503, body: "<html>Bad gateway</html>" }, "unavailable", /isn't responding/],
  ["is down once", 1, { status: 503, body: "<html>Bad gateway</html>" }, "made", /./],
  ["drops the connection", 2, { drop: "before" }, "unavailable", /isn't responding/],
  ["loses the answer once", 1, { drop: "after" }, "made", /./],
  ["is slow", 1, { delayMs: 1500 }, "slow", /took too long/],
  ["rejects our key", 1, { status: 401, body: {} }, "misconfigured", /our side/],
  ["has reached our usage limit", 1, usedUp(), "used-up", /our limit/],
  ["declines", 1, declined(), "refused", /declined/],
  ["answers something else", 2, { status: 200, body: { odd: true } }, "unusable", /couldn't use/],
  ["answers a page", 2, { status: 200, body: "<html>Hello</html>" }, "unusable", /couldn't use/],
  ["ends its answer early", 2, { cut: 30 }, "unusable", /couldn't use/],
];

describe.each(rows)("$provider as the $port provider", (row) => {
  it.concurrent.each(cases)("has a clear outcome if it %s", async (_name, times, what, code, words) => {
    const token = crypto.randomUUID();
    await fault({ host: row.host, path: row.path, mentions: token, times, fault: what });
    const outcome = await made(row, token, code === "slow" ? 300 : PATIENCE).catch((error: Refusal) => error);
    if (code === "made") return expect(outcome).toMatchObject({ placeholder: true });
    expect(outcome).toMatchObject({ name: "Refusal", code: expect.stringContaining(`generation.${code}`) });
    expect((outcome as Refusal).message).toMatch(words);
  });

  it.concurrent("is canceled at once when the caller stops waiting", async () => {
    const token = crypto.randomUUID();
    await fault({ host: row.host, path: row.path, mentions: token, fault: { hold: "before" } });
    const controller = new AbortController();
    const outcome = made(row, token, 2 * PATIENT.testTimeout, controller.signal).catch((error: Refusal) => error);
    await untilHeld(row.host, token);
    controller.abort();
    expect(await outcome).toMatchObject({ code: "generation.stopped" });
    await release(row.host);
  });
});

describe("a picture of the wrong size", () => {
  const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const dot = { status: 200, body: { created: 1, data: [{ b64_json: DOT }] } };
  const asked = { host: "api.openai.com", path: "/v1/images/generations" };

  it("is requested again once", async () => {
    await fault({ ...asked, mentions: "a small candle", fault: dot });
    expect(await generationOf({}).drawImage("a small candle")).toMatchObject({
      width: 1024,
      spent: [{ micros: 40_000 }],
    });
  });
  it("twice is an error", async () => {
    await fault({ ...asked, mentions: "a tiny candle", times: 2, fault: dot });
    await expect(generationOf({}).drawImage("a tiny candle")).rejects.toMatchObject({ code: "generation.unusable" });
  });
});

describe("a transcription that fails", () => {
  it.each(["openai", "workers-ai"])("by %s leads to estimated times, not to a failed voice", async (provider) => {
    const [host, path] =
      provider === "openai" ? ["api.openai.com", "/v1/audio/transcriptions"] : ["api.cloudflare.com", "/client/v4/"];
    await fault({ host, path, times: 2, fault: { status: 503 } });
    const spoken = await generationOf({ TRANSCRIPTION_PROVIDER: provider }).speak("Wake up calm.");
    expect(spoken).toMatchObject({ timing: "estimated", placeholder: true });
  });
});

describe("a stream that ends early", () => {
  it("is requested again once, with a note about what was wrong", async () => {
    const token = crypto.randomUUID();
    await fault({ host: "api.openai.com", path: "/v1/chat/completions", mentions: token, fault: { cut: 2500 } });
    const task = { ...aTask, facts: { ...aTask.facts, token } };
    const calls = await requestsDuring("api.openai.com", async () => {
      expect((await generationOf({}).writeScript(task)).script.beats).toHaveLength(3);
    });
    expect(calls).toHaveLength(2);
  });
});

/** Generates something; the token identifies this call, so that a fault affects no other. */
function made(row: Row, token: string, patience: number, signal?: AbortSignal): Promise<{ placeholder: boolean }> {
  const { port, provider } = row;
  const env: GenerationEnv = { [`${port.toUpperCase()}_PROVIDER`]: provider, TRANSCRIPTION_PROVIDER: "none" };
  const generation = generationOf(env, { [port]: patience });
  if (port === "text") return generation.writeScript({ ...aTask, facts: { ...aTask.facts, token }, signal });
  return port === "image" ? generation.drawImage(token, { signal }) : generation.speak(token, { signal });
}

/** Each provider reports it differently; one body holds all forms, because each reads only its own. */
function usedUp() {
  const error = { code: "insufficient_quota", message: "You exceeded your current quota" };
  return {
    status: 429,
    body: { error, errors: [{ code: 3036, message: "used up" }], detail: { status: "quota_exceeded" } },
  };
}

function declined() {
  const error = { code: "moderation_blocked", message: "No" };
  const errors = [{ code: 3030, message: "AiError: Input prompt contains NSFW content" }];
  return { status: 400, body: { error, errors, detail: { status: "content_against_policy", message: "policy" } } };
}

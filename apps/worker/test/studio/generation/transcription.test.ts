import { describe, expect, it } from "vitest";
import { wavOf } from "../../../src/adapters/generation/wav.ts";
import { aPerson, ask, call, fault, type Person, requestsDuring } from "../../support.ts";
import { aDraft } from "../a-draft.ts";
import { generationOf } from "./some-providers.ts";

const TRANSCRIPTIONS = { host: "api.openai.com", path: "/v1/audio/transcriptions" };

/** A recording of these words, as a browser sends it: the placeholder voice stores its text in the file. */
const aRecording = async (words: string) => (await generationOf({}).speak(words)).bytes;

async function transcribeClip(person: Person | null, id: string, bytes: Uint8Array) {
  const headers = { "content-type": "audio/wav", ...(person && { authorization: `Bearer ${person.token}` }) };
  const body = bytes as Uint8Array<ArrayBuffer>;
  const answer = await ask(`/api/creations/${id}/words`, { method: "POST", headers, body });
  const told = (await answer.json()) as { words?: { text: string; startMs: number; endMs: number }[]; error?: string };
  return { status: answer.status, ...told };
}

describe("the transcription of a user's own clip", () => {
  it("has the time of each word, and its cost is recorded", async () => {
    const { person, id } = await aDraft();
    const before = (await call(person, "studio", "get", { id })).value;
    const { status, words = [] } = await transcribeClip(
      person,
      id,
      await aRecording("Wake up calm. It takes one glass."),
    );
    expect([status, words.map(({ text }) => text.replace(/\W/g, "")).join(" ")]).toEqual([
      200,
      "Wake up calm It takes one glass",
    ]);
    expect(words.every(({ startMs, endMs }, at) => endMs > startMs && startMs >= (words[at - 1]?.startMs ?? 0))).toBe(
      true,
    );
    const after = (await call(person, "studio", "get", { id })).value;
    expect([after.revision, after.script]).toEqual([before.revision, before.script]);
    expect(after.spending?.find(({ port }) => port === "transcription")).toMatchObject({ calls: 1, unpriced: 0 });
  });

  it.each([
    ["is busy", 1, { status: 429, headers: { "retry-after": "40" } }, 429, /in 40 seconds/],
    ["is down", 2, { status: 503 }, 503, /isn't responding/],
    ["answers something else", 1, { status: 200, body: { odd: true } }, 503, /couldn't use/],
    ["drops the connection", 2, { drop: "before" }, 503, /isn't responding/],
  ])(
    "fails with a message and no cost if the provider %s, and can be requested again",
    async (_case, times, what, status, words) => {
      const { person, id } = await aDraft();
      const token = crypto.randomUUID();
      const recording = await aRecording(`Say ${token} now.`);
      await fault({ ...TRANSCRIPTIONS, mentions: token, times, fault: what });
      const refused = await transcribeClip(person, id, recording);
      expect(refused).toMatchObject({ status, error: expect.stringMatching(words) });
      const { spending = [] } = (await call(person, "studio", "get", { id })).value;
      expect(spending.filter(({ port }) => port === "transcription")).toEqual([]);
      expect(await transcribeClip(person, id, recording)).toMatchObject({ status: 200 });
    },
  );

  it("fails for a clip without speech", async () => {
    const { person, id } = await aDraft();
    const silence = wavOf({ rate: 16_000, channels: 1, samples: new Uint8Array(32_000) });
    const answer = await transcribeClip(person, id, silence);
    expect(answer).toMatchObject({ status: 400, error: "We can't hear any speech in this clip." });
  });

  it("is not requested for a file that is no recording, for another user's creation or without a login", async () => {
    const { person, id } = await aDraft();
    const recording = await aRecording("Not yours.");
    const calls = await requestsDuring(TRANSCRIPTIONS.host, async () => {
      const page = new TextEncoder().encode("<!doctype html><title>No sound</title>");
      expect(await transcribeClip(person, id, page)).toMatchObject({ status: 400 });
      expect(await transcribeClip(person, id, new Uint8Array())).toMatchObject({ status: 400 });
      expect(await transcribeClip(await aPerson(), id, recording)).toMatchObject({ status: 404 });
      expect(await transcribeClip(person, "no id!", recording)).toMatchObject({ status: 404 });
      expect(await transcribeClip(null, id, recording)).toMatchObject({ status: 401 });
    });
    expect(calls.filter(({ url }) => url.endsWith(TRANSCRIPTIONS.path))).toEqual([]);
  });

  it.each(["openai", "workers-ai"])(
    "by %s returns the same, and is aborted when the caller stops waiting",
    async (provider) => {
      const { transcribe } = generationOf({ TRANSCRIPTION_PROVIDER: provider });
      const recording = { bytes: await aRecording("Wake up calm."), type: "audio/wav" };
      const { words, spent } = await transcribe(recording);
      expect(words.map(({ text }) => text.replace(/\W/g, ""))).toEqual(["Wake", "up", "calm"]);
      expect(spent).toMatchObject([{ port: "transcription", provider, calls: 1, unpriced: 0 }]);
      const gone = AbortSignal.abort();
      await expect(transcribe(recording, { signal: gone })).rejects.toMatchObject({ code: "generation.stopped" });
    },
  );

  it("is unavailable without a provider", async () => {
    const { transcribe } = generationOf({ TRANSCRIPTION_PROVIDER: "none" });
    await expect(transcribe({ bytes: new Uint8Array(), type: "audio/wav" })).rejects.toMatchObject({
      code: "generation.not-offered",
    });
  });
});

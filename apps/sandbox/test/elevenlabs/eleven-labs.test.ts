import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quietSandbox } from "../openai/ask.ts";

const text = "Your invoices are not late — “they” wait. 9 days, für alle?";
const VOICE = "SandboxAda0000000001";
let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

const speak = (
  path = "/with-timestamps?output_format=wav_24000",
  body: unknown = { text },
  key = "local",
  voice = VOICE,
) =>
  local.sandbox.fetch(
    new Request(`https://api.elevenlabs.io/v1/text-to-speech/${voice}${path}`, {
      method: "POST",
      headers: { "xi-api-key": key, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
type Spoken = {
  audio_base64: string;
  alignment: Record<"character_start_times_seconds" | "character_end_times_seconds", number[]> & {
    characters: string[];
  };
};

describe("a voice with timestamps", () => {
  it("has a time for each character, in order, within the recording", async () => {
    const { audio_base64, alignment } = (await (await speak()).json()) as Spoken;
    expect(alignment.characters.join("")).toBe(text);
    const [starts, ends] = [alignment.character_start_times_seconds, alignment.character_end_times_seconds];
    expect([starts.length, ends.length]).toEqual([alignment.characters.length, alignment.characters.length]);
    for (const [at, start] of starts.entries()) {
      expect(ends[at]).toBeGreaterThanOrEqual(start);
      expect(start).toBeGreaterThanOrEqual(starts[at - 1] ?? 0);
    }
    const bytes = new Uint8Array(Buffer.from(audio_base64, "base64"));
    using file = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
    expect(ends.at(-1)).toBeLessThanOrEqual((await file.computeDuration()) + 0.01);
  });

  it("is sound only without them, and slower when requested", async () => {
    const response = await speak("?output_format=pcm_24000");
    expect(response.headers.get("content-type")).toBe("audio/pcm");
    expect(response.headers.get("x-placeholder")).toBe("sandbox");
    const usual = (await response.arrayBuffer()).byteLength;
    const slow = await speak("?output_format=pcm_24000", { text, voice_settings: { speed: 0.7 } });
    expect((await slow.arrayBuffer()).byteLength).toBeGreaterThan(usual * 1.2);
  });

  it("differs by id", async () => {
    const bytes = async (voice: string) =>
      Buffer.from(await (await speak("?output_format=pcm_24000", { text }, "local", voice)).arrayBuffer());
    const [ada, dan] = [await bytes(VOICE), await bytes("SandboxDan0000000004")];
    expect(ada.equals(dan)).toBe(false);
    expect((await speak("?output_format=pcm_24000", { text }, "local", "21m00Tcm4TlvDq8ikWAM")).status).toBe(200);
  });

  it.each([
    ["no key", { key: "" }, 401, "needs_authorization"],
    ["a wrong key", { key: "invalid-1" }, 401, "invalid_api_key"],
    ["a quota that is used up", { key: "exhausted-1" }, 401, "quota_exceeded"],
    ["too many at once", { key: "limited-1" }, 429, "too_many_concurrent_requests"],
    ["an unknown voice", { voice: "unknown" }, 404, "voice_not_found"],
    ["an unknown model", { body: { text, model_id: "eleven_opera" } }, 400, "model_not_found"],
    ["what is forbidden", { body: { text: "forbidden-by-policy" } }, 400, "content_against_policy"],
  ])(
    "refuses %s with its status code",
    async (_, { key, voice, body }: { key?: string; voice?: string; body?: unknown }, status, word) => {
      const response = await speak(undefined, body ?? { text }, key ?? "local", voice ?? VOICE);
      expect([response.status, await response.json()]).toEqual([
        status,
        { detail: { status: word, message: expect.any(String) } },
      ]);
    },
  );

  it.each([
    ["no text", "/with-timestamps?output_format=wav_24000", { text: "" }, ["body", "text"]],
    ["a format that it cannot make", "/with-timestamps", { text }, ["query", "output_format"]],
  ])("refuses %s field by field", async (_, path, body, loc) => {
    const response = await speak(path, body);
    expect([response.status, await response.json()]).toEqual([422, { detail: [expect.objectContaining({ loc })] }]);
  });

  it("lists its voices", async () => {
    const response = await local.sandbox.fetch(
      new Request("https://api.elevenlabs.io/v1/voices", { headers: { "xi-api-key": "local" } }),
    );
    expect(await response.json()).toMatchObject({
      voices: expect.arrayContaining([expect.objectContaining({ voice_id: VOICE })]),
    });
  });
});

import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askAi, quietSandbox } from "./ask.ts";

const input =
  "Your invoices are not late. Your reminders are! With Paidly, “you” get paid on time — 9 days sooner, für alle. Ready?";
const spoken =
  "Your invoices are not late Your reminders are With Paidly you get paid on time 9 days sooner für alle Ready".split(
    " ",
  );

let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

const speak = (more: object = {}) =>
  askAi(local.sandbox, "/v1/audio/speech", {
    model: "gpt-4o-mini-tts",
    voice: "marin",
    response_format: "wav",
    input,
    ...more,
  });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

function transcribe(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set("file", new File([bytes], "voice.wav", { type: "audio/wav" }));
  const all = { model: "whisper-1", response_format: "verbose_json", "timestamp_granularities[]": "word", ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return askAi(local.sandbox, "/v1/audio/transcriptions", form);
}
type Transcript = { text: string; duration: number; words: { word: string; start: number; end: number }[] };

describe("the placeholder voice", () => {
  it("is a mono WAV of 24 kHz that lasts as long as the text takes", async () => {
    const response = await speak();
    expect(response.headers.get("content-type")).toBe("audio/wav");
    using file = new Input({ source: new BufferSource(await bytesOf(response)), formats: ALL_FORMATS });
    const track = await file.getPrimaryAudioTrack();
    expect(track).toMatchObject({ numberOfChannels: 1, sampleRate: 24_000 });
    const minutes = (await file.computeDuration()) / 60;
    expect(spoken.length / minutes).toBeGreaterThan(120);
    expect(spoken.length / minutes).toBeLessThan(200);
  });

  it("speaks at the speed set in the sandbox, and is transcribed at that speed", async () => {
    using hasty = quietSandbox();
    const settings = { method: "POST", body: JSON.stringify({ voiceSpeed: 3 }) };
    await hasty.sandbox.fetch(new Request("http://localhost:8788/__control/platforms", settings));
    const body = { model: "gpt-4o-mini-tts", voice: "marin", response_format: "wav", input };
    const bytes = await bytesOf(await askAi(hasty.sandbox, "/v1/audio/speech", body));
    const [fast, usual] = [bytes.length, (await bytesOf(await speak())).length];
    expect(fast / usual).toBeGreaterThan(0.3);
    expect(fast / usual).toBeLessThan(0.4);
    const { words } = (await (await transcribe(bytes)).json()) as Transcript;
    expect(words.map(({ word }) => word)).toEqual(spoken);
  });

  it("is audible during the words and silent between the sentences", async () => {
    const bytes = await bytesOf(await speak());
    const { words } = (await (await transcribe(bytes)).json()) as Transcript;
    const pcm = new DataView((await bytesOf(await speak({ response_format: "pcm" }))).buffer);
    const loudness = (from: number, to: number) => {
      let sum = 0;
      for (let i = Math.round(from * 24_000); i < Math.round(to * 24_000); i++)
        sum += Math.abs(pcm.getInt16(i * 2, true));
      return sum / ((to - from) * 24_000);
    };
    for (const { start, end } of words) expect(loudness(start, end)).toBeGreaterThan(300);
    const [late, next] = [words[4], words[5]];
    expect(loudness((late?.end ?? 0) + 0.12, (next?.start ?? 0) - 0.02)).toBeLessThan(150);
  });

  it("speaks faster on request, and the same text the same way", async () => {
    const [slow, again, fast] = await Promise.all(
      [speak(), speak(), speak({ speed: 2 })].map(async (it) => bytesOf(await it)),
    );
    expect(again).toEqual(slow);
    expect((fast?.length ?? 0) / (slow?.length ?? 1)).toBeLessThan(0.65);
  });

  it.each([
    ["an unknown format", { response_format: "midi" }, "response_format"],
    ["a voice that does not exist", { voice: "gollum" }, "voice"],
    ["no words", { input: "" }, "input"],
    ["more than 4096 characters", { input: "a".repeat(4097) }, "input"],
  ])("refuses %s", async (_, more, param) => {
    const response = await speak(more);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error", param } });
  });
});

describe("a transcription", () => {
  it("transcribes each word of the sandbox's voice, in order, without overlap", async () => {
    const answer = (await (await transcribe(await bytesOf(await speak()))).json()) as Transcript;
    expect(answer.text).toBe(input);
    expect(answer.words.map(({ word }) => word)).toEqual(spoken);
    let at = 0;
    for (const { start, end } of answer.words) {
      expect(start).toBeGreaterThanOrEqual(at);
      expect(end).toBeGreaterThan(start);
      at = end;
    }
    expect(at).toBeLessThanOrEqual(answer.duration);
  });

  it("transcribes an unknown recording to placeholder words where it is loud, and reports its length", async () => {
    const bytes = await bytesOf(await speak());
    bytes.set(new TextEncoder().encode("JUNK"), 36);
    const answer = (await (await transcribe(bytes)).json()) as Transcript;
    expect(answer.text).toMatch(/^these words stand in for what is said in um your own uh clip/);
    expect(answer.words.length).toBeGreaterThan(3);
    expect(answer.words.at(-1)?.end).toBeLessThanOrEqual(answer.duration);
  });

  it("refuses a file that is not a recording", async () => {
    const response = await transcribe(new TextEncoder().encode("hello, I am a text file"));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { param: "file" } });
  });
});

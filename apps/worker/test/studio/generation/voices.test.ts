import { describe, expect, it } from "vitest";
import { ask, call, requestsDuring } from "../../support.ts";
import { aStory, changed, withBeat } from "./a-story.ts";

const AI = "api.openai.com";
const spoken = (calls: { url: string }[]) => calls.filter(({ url }) => url.endsWith("/audio/speech")).length;

describe("the choice of voice", () => {
  it("lists the provider's voices, each with a sample that is generated once", async () => {
    const { person, creation } = await aStory();
    const { value: voices } = await call(person, "studio", "voices");
    expect(voices.map(({ id }) => id)).toContain("cedar");
    const input = { creationId: creation.id, voice: "cedar" };
    const { value } = await call(person, "studio", "sampleVoice", input);
    const sample = await ask(new URL(value.url).pathname + new URL(value.url).search);
    expect(sample.headers.get("content-type")).toBe("audio/wav");
    expect(spoken(await requestsDuring(AI, () => call(person, "studio", "sampleVoice", input)))).toBe(0);
    const unknown = await call(person, "studio", "sampleVoice", { ...input, voice: "unknown" });
    expect(unknown.status).toBe(404);
  });

  it("and of its pace generates new speech for the script, and no pictures; going back generates none", async () => {
    const { person, creation } = await aStory();
    const calls = await requestsDuring(AI, () => changed(person, creation.id, { style: { voice: "cedar" } }));
    expect(calls.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      "/v1/audio/speech",
      "/v1/audio/transcriptions",
    ]);
    const faster = await changed(person, creation.id, { style: { pace: "faster", mood: "even" } });
    const voices = faster.media.filter((it) => it.kind === "voice");
    const [usual, last] = voices.slice(-2).map(({ durationMs }) => durationMs);
    expect((last ?? 0) / (usual ?? 1)).toBeLessThan(0.95);
    const again = () => changed(person, creation.id, { style: { pace: null, mood: null } });
    expect(await requestsDuring(AI, again)).toEqual([]);
  });
});

describe("a changed line", () => {
  it("is the only one with new speech; the others keep their audio and times", async () => {
    const { person, creation } = await aStory();
    const before = creation.media.findLast((it) => it.kind === "voice");
    let done = creation;
    const calls = await requestsDuring(AI, async () => {
      done = await changed(person, creation.id, { script: withBeat(4, { line: "Try it tonight." }) });
    });
    expect(spoken(calls)).toBe(1);
    const after = done.media.findLast((it) => it.kind === "voice");
    if (!before || !after) throw new Error("A story has a voice.");
    expect(after.said.endsWith("Try it tonight.")).toBe(true);
    const same = before.words.length - (before.lines?.at(-1)?.split(" ").length ?? 0);
    expect(after.words.slice(0, same)).toEqual(before.words.slice(0, same));
    expect(after.words.slice(-3).map(({ text }) => text.replace(/\W/g, ""))).toEqual(["Try", "it", "tonight"]);
    expect(after.durationMs).toBeGreaterThanOrEqual(after.words.at(-1)?.endMs ?? Number.POSITIVE_INFINITY);
  });

  it("in another order needs no new speech", async () => {
    const { person, creation } = await aStory();
    const swap = (script: NonNullable<typeof creation.script>) => {
      const [first, second, third, ...rest] = script.beats;
      return first && second && third ? { ...script, beats: [first, third, second, ...rest] } : script;
    };
    const calls = await requestsDuring(AI, () => changed(person, creation.id, { script: swap }));
    expect(spoken(calls)).toBe(0);
  });
});

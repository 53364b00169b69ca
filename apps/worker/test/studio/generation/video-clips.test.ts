import { describe, expect, it } from "vitest";
import { ask, call, fault, release, requestsDuring, untilHeld } from "../../support.ts";
import { aStory, changed, withBeat } from "./a-story.ts";

const QUEUE = "queue.fal.run";

describe("a video clip of a beat", () => {
  it("is ordered, downloaded, checked and stored with its cost", async () => {
    const { person, creation } = await aStory();
    const done = await changed(person, creation.id, { script: withBeat(1, { filmed: true }) });
    expect(done).toMatchObject({ state: "draft", progress: 1, failure: null, orders: [] });
    const clip = done.media.find((it) => it.kind === "clip");
    if (!clip) throw new Error("A film was asked for.");
    expect(clip).toMatchObject({ type: "video/mp4", width: 540, height: 960, beatId: done.script?.beats[1]?.id });
    expect(clip.durationMs).toBeCloseTo(5000, -2);
    const file = await ask(new URL(clip.url).pathname + new URL(clip.url).search);
    expect((await file.arrayBuffer()).byteLength).toBe(clip.bytes);
    expect(done.lineage?.videoModel).toContain("kling");
    expect(done.spending?.find(({ port }) => port === "video")).toMatchObject({ calls: 1, micros: 350_000 });
  });

  it("that is declined leaves a clear state, and a new prompt is ordered", async () => {
    const { person, creation } = await aStory();
    const imagePrompt = "forbidden-by-policy";
    const failed = await changed(person, creation.id, { script: withBeat(0, { filmed: true, imagePrompt }) });
    expect(failed).toMatchObject({ state: "failed", orders: [], script: { beats: [{ imagePrompt }, {}, {}, {}, {}] } });
    expect(failed.failure).toContain("declined");
  });

  it.each([
    ["got no answer", "a lost candle", { drop: "after" }],
    ["a gateway answered for", "a candle behind a gateway", { status: 504, body: {} }],
  ] as const)("whose order %s is not ordered again automatically", async (_, imagePrompt, lost) => {
    const { person, creation } = await aStory();
    await fault({ host: QUEUE, method: "POST", mentions: imagePrompt, fault: lost });
    let failed: Awaited<ReturnType<typeof changed>> | null = null;
    const calls = await requestsDuring(QUEUE, async () => {
      failed = await changed(person, creation.id, {
        script: withBeat(0, { filmed: true, imagePrompt }),
      });
    });
    expect(failed).toMatchObject({ state: "failed", orders: [] });
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it.each([
    ["is busy", { status: 429, body: { detail: "Too many requests" } }, "in a minute"],
    [
      "has no balance left",
      { status: 403, body: { detail: "User is locked. Reason: Exhausted balance." } },
      "our limit",
    ],
    ["answers something else", { status: 200, body: { odd: true } }, "couldn't use"],
    ["fails midway", { status: 500, body: { detail: "Internal" } }, "isn't responding"],
  ])("fails at a provider that %s and leaves the script and a retry", async (name, answer, words) => {
    const { person, creation } = await aStory();
    const imagePrompt = `a candle of one who ${name}`;
    await fault({ host: QUEUE, mentions: imagePrompt, times: 2, fault: answer });
    const failed = await changed(person, creation.id, { script: withBeat(0, { filmed: true, imagePrompt }) });
    expect(failed).toMatchObject({ state: "failed" });
    expect(failed.failure).toContain(words);
    expect(failed.media.filter(({ kind }) => kind === "voice")).toHaveLength(1);
  });

  it("is canceled at the provider when the caller stops waiting", async () => {
    const { person, creation } = await aStory();
    const { value } = await call(person, "studio", "get", { id: creation.id });
    const script = value.script && withBeat(0, { filmed: true })(value.script);
    const { id, revision, style } = value;
    await call(person, "studio", "edit", { id, revision, script, style, keep: false });
    // A clip takes two seconds, which may be over before the next call: the Worker hears nothing of its end.
    await fault({ host: QUEUE, method: "GET", fault: { hold: "before" } });
    await call(person, "studio", "generateMissing", { id });
    await untilHeld(QUEUE);
    await until(async () => (await call(person, "studio", "get", { id })).value.orders?.[0]?.ticket != null);
    const calls = await requestsDuring(QUEUE, () => call(person, "studio", "cancelGeneration", { id }));
    expect(calls.some(({ method, url }) => method === "PUT" && url.endsWith("/cancel"))).toBe(true);
    expect((await call(person, "studio", "get", { id })).value).toMatchObject({ state: "draft", orders: [] });
    await release(QUEUE);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 150));
}

import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { fileLinks } from "../../../src/adapters/files/file-link.ts";
import { r2Files } from "../../../src/adapters/files/r2-files.ts";
import type { Env } from "../../../src/context/env.ts";
import { presenterShelf } from "../../../src/features/studio/generation/presenters/presenter-shelf.ts";
import { presenterVoice } from "../../../src/features/studio/generation/presenters/presenter-voice.ts";
import { aProduct, brief, dotsFor, made } from "../../research/a-product.ts";
import { aPerson, ask, call, fault, requestsDuring } from "../../support.ts";
import { changed, withBeat } from "./a-story.ts";
import { generationOf } from "./some-providers.ts";

const QUEUE = "queue.fal.run";

describe("a presenter", () => {
  it("says the voice of a video: face and recording are ordered once, and the take is stored with its cost", async () => {
    const { person, creation: done } = await presented();
    expect(done).toMatchObject({ state: "draft", progress: 1, failure: null, orders: [] });
    const take = done.media.find((it) => it.kind === "take");
    const voice = done.media.find((it) => it.kind === "voice");
    if (!take || !voice) throw new Error("A take was asked for.");
    expect(take).toMatchObject({ type: "video/mp4", presenter: "mara", voiceKey: voice.key });
    expect(Math.abs(take.durationMs - voice.durationMs)).toBeLessThan(200);
    expect(done.style).toMatchObject({ presenter: "mara", voice: "coral" });
    expect(done.lineage).toMatchObject({ presenterModel: "veed/fabric-1.0", placeholder: true });
    const spent = done.spending?.find(({ port }) => port === "presenter");
    expect(spent).toMatchObject({ calls: 1, micros: Math.round(voice.durationMs * 150) });

    const { value: copy } = await call(person, "studio", "duplicate", { id: done.id });
    const [copiedVoice, copiedTake] = ["voice", "take"].map((kind) => copy.media.find((it) => it.kind === kind));
    expect(copiedTake).toMatchObject({ voiceKey: copiedVoice?.key });

    const { value: shelf } = await call(person, "studio", "presenters");
    expect(shelf?.microsPerSecond).toBe(150_000);
    const mara = shelf?.faces.find(({ id }) => id === "mara")?.portrait ?? "";
    const face = await ask(new URL(mara).pathname + new URL(mara).search);
    // Faces are drawn once for all users, so another test may have drawn this one.
    expect(face.headers.get("content-type")).toMatch(/^image\//);

    // The same words in another voice are another take; a declined one leaves the rest.
    const taken = {
      status: 422,
      body: { detail: [{ loc: ["body", "image_url"], msg: "flagged", type: "content_policy" }] },
    };
    await fault({ host: QUEUE, method: "POST", mentions: "audio_url", times: 1, fault: taken });
    let failed = done;
    const calls = await requestsDuring(QUEUE, async () => {
      failed = await changed(person, done.id, { style: { voice: "cedar" } });
    });
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
    expect(failed).toMatchObject({ state: "failed", orders: [] });
    expect(failed.failure).toContain("declined");

    // A person who does not exist has not used the product.
    const script = withBeat(1, { line: "I have used it for weeks." });
    const { value } = await call(person, "studio", "get", { id: done.id });
    const { id, revision, style } = value;
    if (!value.script) throw new Error("It has words.");
    await call(person, "studio", "edit", { id, revision, script: script(value.script), style, keep: false });
    const refused = await call(person, "studio", "generateMissing", { id });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.error)).toContain("I have used");
  });
});

describe.each([
  ["a provider that makes people talk", { PRESENTER_PROVIDER: "none" }],
  ["its key", { FAL_KEY: "" }],
])("without %s", (_, settings) => {
  const models = generationOf(settings);

  it("there is no shelf, and a video with a presenter is refused before anything is made", async () => {
    const { FILES, SEALING_KEY } = env as unknown as Env;
    const files = r2Files(FILES, fileLinks({ current: SEALING_KEY, old: null }, Date.now), "http://localhost:8787");
    expect(await presenterShelf({ models, files })).toBeNull();
    await expect(presenterVoice({ models }, "mara", { brief })).rejects.toMatchObject({
      code: "generation.not-offered",
    });
  });
});

async function presented() {
  const person = await aPerson();
  const ids = await aProduct(person);
  await dotsFor(2);
  const { value } = await call(person, "studio", "create", {
    ...{ ...ids, kind: "ugc-video", template: "three-takes", hook: "Tired mornings?", hookId: null, drawing: null },
    presenter: "mara",
  });
  return { person, creation: await made(person, value.id) };
}

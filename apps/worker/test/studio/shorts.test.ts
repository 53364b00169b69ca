import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { wavOf } from "../../src/adapters/generation/wav.ts";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { studioStore } from "../../src/features/studio/creation/store.ts";
import { suggestCuts } from "../../src/features/studio/shorts/suggest-cuts.ts";
import { modelsOfUser } from "../../src/usage/credit-meter.ts";
import { uploaded } from "../assets/an-upload.ts";
import { aProduct } from "../research/a-product.ts";
import { anMp4 } from "../some-files.ts";
import { aPerson, ask, call, fault, givePlan, type Person, release, requestsDuring, untilHeld } from "../support.ts";
import { generationOf } from "./generation/some-providers.ts";

const AI = "api.openai.com";

/** Sentences of ten words, one word every half second: five seconds each. */
const words = Array.from({ length: 10 }, (_, sentence) =>
  Array.from({ length: 10 }, (_, at) => ({
    text: at === 9 ? `end${sentence}.` : `w${sentence}x${at}`,
    startMs: (sentence * 10 + at) * 500,
    endMs: (sentence * 10 + at) * 500 + 480,
  })),
).flat();

async function aLongClip(limits: Record<string, number>) {
  const person = await givePlan(await aPerson(), limits);
  const ids = await aProduct(person);
  const clip = await uploaded({ person, ...ids }, anMp4(1080, 1920, 60_000), { name: "talk.mp4" });
  const key = clip.files[0]?.key ?? "";
  return { person, ids, file: { origin: "uploaded", id: clip.id, key } };
}
const suggest = (person: Person, ids: object) => call(person, "studio", "suggestCuts", { ...ids, words });
const creditsUsed = async (person: Person) => (await call(person, "usage", "summary")).value.credits.used;

describe("a long clip", () => {
  it("gets cuts whose hooks are said in them, and an accepted one becomes a creation that costs no credits", async () => {
    const { person, ids, file } = await aLongClip({ videos: 1 });
    const { status, value: cuts } = await suggest(person, ids);
    expect([status, cuts.map(({ from, to }) => [from, to])]).toEqual([
      200,
      [
        [0, 50],
        [50, 100],
      ],
    ]);
    const spent = await creditsUsed(person);
    const [cut] = cuts;
    if (!cut) throw new Error("A minute has a cut.");
    const said = words.slice(cut.from, cut.to);
    const { hook } = cut;
    const wanted = { ...ids, file, hook, fromMs: 0, toMs: said.at(-1)?.endMs, said };
    const short = await call(person, "studio", "createShort", wanted);
    expect(short).toMatchObject({ status: 200, value: { state: "draft", kind: "ugc-video", hook, media: [] } });
    const stored = (await call(person, "studio", "get", { id: short.value.id })).value;
    expect(stored.script?.beats[0]).toMatchObject({ title: hook, shows: { key: file.key, trimMs: 0, said } });
    expect(stored.shown).toMatchObject([{ key: file.key }]);
    expect(await creditsUsed(person)).toBe(spent);

    // The short counts as the plan's only video: neither another one nor another search is begun.
    const refused = { status: 429, error: { data: { refusal: "usage.over-videos" } } };
    const calls = await requestsDuring(AI, async () => {
      expect(await call(person, "studio", "createShort", wanted)).toMatchObject(refused);
      expect(await suggest(person, ids)).toMatchObject(refused);
    });
    expect(calls).toEqual([]);
    expect(await creditsUsed(person)).toBe(spent);
    expect((await call(person, "studio", "list", { projectId: ids.projectId })).value).toHaveLength(1);
  });

  it("is transcribed once: the words stay with the upload, also where nobody speaks", async () => {
    const { person, file } = await aLongClip({ videos: 1 });
    const { id, key } = file;
    const listen = async (from: number, recording: Uint8Array) => {
      const answer = await ask(
        `/api/uploads/${id}/words?of=${encodeURIComponent(key)}&from=${from}&to=${from + 20_000}`,
        {
          method: "POST",
          headers: { "content-type": "audio/wav", authorization: `Bearer ${person.token}` },
          body: recording as Uint8Array<ArrayBuffer>,
        },
      );
      return [answer.status, await answer.json()];
    };
    const talk = (await generationOf({}).speak("Wake up calm.")).bytes;
    const first = await listen(0, talk);
    expect(first).toMatchObject([200, { words: [{ text: expect.stringContaining("Wake") }, {}, {}] }]);
    const silent = await listen(20_000, wavOf({ rate: 16_000, channels: 1, samples: new Uint8Array(32_000) }));
    const calls = await requestsDuring(AI, async () => {
      expect([await listen(0, talk), await listen(20_000, talk)]).toEqual([first, expect.objectContaining([400])]);
      const spans = [0, 20_000, 40_000].map((fromMs) => ({ fromMs, toMs: fromMs + 20_000 }));
      const { value } = await call(person, "studio", "heard", { id, key, spans });
      expect(value.map((it) => it?.length ?? null)).toEqual([3, 0, null]);
    });
    expect([silent[0], calls]).toEqual([400, []]);
    expect(await listen(-1, talk)).toMatchObject([400, {}]);
  });

  it("is not waited for once the search is canceled", async () => {
    const person = await aPerson();
    const ids = await aProduct(person);
    const context = buildContext(env as unknown as Env, () => undefined);
    const deps = {
      ...context,
      generation: modelsOfUser(context, person.uid),
      studio: studioStore(context.documents),
    };
    const token = crypto.randomUUID();
    const said = words.with(0, { text: token, startMs: 0, endMs: 480 });
    // Never answered: a search that waited for it would not end.
    await fault({ host: AI, mentions: token, fault: { hold: "before" } });
    const controller = new AbortController();
    const search = suggestCuts(deps, person.uid, { ...ids, words: said }, { signal: controller.signal });
    const ended = expect(search).rejects.toMatchObject({ code: "generation.stopped" });
    await untilHeld(AI);
    controller.abort();
    await ended;
    await release(AI);
  });
});

import { describe, expect, it } from "vitest";
import { aCarousel, aProduct, BEATS, dotsFor, made } from "../research/a-product.ts";
import { anMp4 } from "../some-files.ts";
import { aPerson, ask, call, givePlan, type Person } from "../support.ts";

/** A user with a finished video story and its unchanged variants. */
async function aStory(person: Person) {
  const ids = await aProduct(person);
  await dotsFor(BEATS);
  const input = { ...aCarousel(ids), kind: "video-story", template: "" };
  const { value } = await call(person, "studio", "create", input);
  await made(person, value.id);
  const set = (await call(person, "studio", "variants", { id: value.id })).value;
  return { id: value.id, set, ...ids };
}

type Story = Awaited<ReturnType<typeof aStory>>;

const aHook = (number: number, text = `Hook number ${number} is another one`) => ({
  ...{ id: `hook-${number}`, place: "hook", number },
  from: { kind: "written", text, hookId: `h${number}` },
});

const save = (person: Person, { id, set }: Story, change: object) =>
  call(person, "studio", "saveVariants", {
    ...{ id, revision: set.revision, name: set.name, parts: set.parts, left: [] },
    ...change,
  });

async function finish(person: Person, id: string, cell: string, durationMs = 9000) {
  const answer = await ask(`/api/exports/${id}/0`, {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "video/mp4" },
    body: anMp4(1080, 1920, durationMs) as Uint8Array<ArrayBuffer>,
  });
  const { key } = (await answer.json()) as { key: string };
  const file = { key, type: "video/mp4", width: 1, height: 1, durationMs: 1, platform: null };
  return await call(person, "studio", "finishVariant", { id, cell, stamp: "as-drawn", files: [file] });
}

describe("the variants of a video", () => {
  it("start with the video itself, and save what was chosen; an edit of an older choice is refused", async () => {
    const person = await aPerson();
    const story = await aStory(person);
    expect(story.set).toMatchObject({
      revision: 0,
      made: [],
      parts: [{ id: "hook" }, { id: "body" }, { id: "ending" }],
    });
    const saved = await save(person, story, { parts: [...story.set.parts, aHook(2)], left: ["hook+body+ending"] });
    expect(saved.value).toMatchObject({ revision: 1, left: ["hook+body+ending"] });
    expect((await call(person, "studio", "variants", { id: story.id })).value.parts).toHaveLength(4);
    expect((await save(person, story, { name: "Another" })).status).toBe(409);
    expect((await call(await aPerson(), "studio", "variants", { id: story.id })).status).toBe(404);
  });

  it("generate speech for written parts once, and for those only", async () => {
    const person = await aPerson();
    const story = await aStory(person);
    await save(person, story, { parts: [...story.set.parts, aHook(2)] });
    const speak = () => call(person, "studio", "generateVariantVoice", { id: story.id, partId: "hook-2" });
    const spoken = (await speak()).value;
    expect(spoken.media).toMatchObject([{ kind: "voice", said: "Hook number 2 is another one" }]);
    const [voice] = spoken.media;
    const { pathname, search } = new URL(voice?.url ?? "", "https://vignette.test");
    expect((await ask(pathname + search)).status).toBe(200);
    expect((await speak()).value.media).toHaveLength(1);
    expect((await call(person, "studio", "generateVariantVoice", { id: story.id, partId: "body" })).status).toBe(400);
  });

  it("become videos in Assets, each counted once and with its parts; a new render replaces the old one", async () => {
    const person = await givePlan(await aPerson(), { videos: 10 });
    const story = await aStory(person);
    await save(person, story, { parts: [...story.set.parts, aHook(2)] });
    const [one, two] = await Promise.all([
      finish(person, story.id, "hook+body+ending"),
      finish(person, story.id, "hook-2+body+ending"),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.value).toMatchObject({
      ...{ name: `${story.set.name} · H2 · B1 · E1`, type: "video-story", creationId: story.id },
      variant: { hook: { number: 2, text: "Hook number 2 is another one", hookId: "h2" }, ending: { number: 1 } },
    });
    const again = await finish(person, story.id, "hook-2+body+ending", 7000);
    expect(again.value).toMatchObject({ id: two.value.id, files: [{ durationMs: 7000 }] });
    expect((await call(person, "usage", "summary")).value.used.videos).toBe(2);
    const { made: kept } = (await call(person, "studio", "variants", { id: story.id })).value;
    expect(kept.map(({ cell }) => cell).toSorted()).toEqual(["hook+body+ending", "hook-2+body+ending"]);
    const shown = await call(person, "assets", "page", page(story.projectId));
    expect(shown.value.items.map((it) => it.variant?.hook.number).toSorted()).toEqual([1, 2]);
  });

  it("are rendered up to the plan's limit and no further, however many finish at once", async () => {
    const person = await givePlan(await aPerson(), { videos: 2 });
    const story = await aStory(person);
    await save(person, story, { parts: [...story.set.parts, aHook(2), aHook(3)] });
    const cells = ["hook+body+ending", "hook-2+body+ending", "hook-3+body+ending"];
    const answers = await Promise.all(cells.map((cell) => finish(person, story.id, cell)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    expect((await finish(person, story.id, "hook-9+body+ending")).status).toBe(409);
  });

  it("accept no part of another user's creation, and are deleted with their creation", async () => {
    const person = await aPerson();
    const story = await aStory(person);
    const strangers = await aStory(await aPerson());
    const from = { kind: "creation", creationId: strangers.id };
    const stolen = { id: "body-2", place: "body", number: 2, from };
    expect((await save(person, story, { parts: [...story.set.parts, stolen] })).status).toBe(400);
    await save(person, story, { parts: [...story.set.parts, aHook(2)] });
    await call(person, "studio", "remove", { id: story.id });
    expect((await call(person, "studio", "variants", { id: story.id })).status).toBe(404);
  });

  it("exist for videos only, not for a carousel", async () => {
    const person = await aPerson();
    const { value } = await call(person, "studio", "create", aCarousel(await aProduct(person)));
    expect((await call(person, "studio", "variants", { id: value.id })).status).toBe(400);
  });
});

const page = (projectId: string) => ({
  projectId,
  filter: { show: "made", folderId: null, tag: null, search: "", unusedOnly: false },
});

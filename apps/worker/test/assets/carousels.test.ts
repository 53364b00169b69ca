import { env } from "cloudflare:workers";
import { days, instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { purgeRemoved } from "../../src/features/assets/purge-removed.ts";
import { answer, inReview, look } from "../approval/a-review.ts";
import { anMp4, aPng } from "../some-files.ts";
import { aScene, type Scene, schedule } from "../studio/a-scene.ts";
import { call } from "../support.ts";
import { anOwner, aPhoto, finish, sendPart, start, uploaded } from "./an-upload.ts";

const keyOf = ({ files }: { files: { key: string }[] }) => files[0]?.key ?? "";

/** A carousel of uploads with these files, in a scene in place of its finished content. */
async function withCarousel(files: Uint8Array[] = [aPhoto(400), aPhoto(500), aPhoto(600)]) {
  const scene = await aScene();
  const pictures = [];
  for (const file of files) pictures.push(await uploaded(scene, file));
  const keys = pictures.map(keyOf);
  const input = { projectId: scene.projectId, name: "Spring", slides: keys };
  const { value: carousel } = await call(scene.person, "assets", "makeCarousel", input);
  return { scene: { ...scene, assetId: carousel.id } satisfies Scene, carousel, pictures, keys };
}
type Made = Awaited<ReturnType<typeof withCarousel>>;

const edit = ({ scene }: Made, slides: readonly string[]) =>
  call(scene.person, "assets", "editCarousel", { id: scene.assetId, slides });
const slidesOf = async ({ scene }: Made) =>
  (await call(scene.person, "assets", "get", { id: scene.assetId })).value.files.map(({ key }) => key);
const storageOf = async ({ scene }: Made) => (await call(scene.person, "usage", "summary")).value.storage.used;

/** Removes for good what can be, so many days from now. */
async function purge(later: number): Promise<void> {
  const context = buildContext(env as unknown as Env, () => undefined);
  await purgeRemoved({ ...context, now: instant(Date.now() + days(later)) });
}
/** The keys of files that are still stored. */
async function storedOf(keys: readonly string[]): Promise<string[]> {
  const { FILES } = env as unknown as Env;
  const found = await Promise.all(keys.map((key) => FILES.head(key)));
  return keys.filter((_, at) => found[at] !== null);
}

describe("several uploads as one carousel", () => {
  it("are one asset of the library, in their order, and take no further storage", async () => {
    const made = await withCarousel();
    const { carousel, keys, scene, pictures } = made;
    expect(carousel).toMatchObject({ kind: "image", type: null, origin: "uploaded", hasEarlier: false });
    expect(carousel.files.map(({ key }) => key)).toEqual(keys);
    const used = await storageOf(made);
    const slides = pictures.map(keyOf).slice(1);
    await call(scene.person, "assets", "makeCarousel", { projectId: scene.projectId, name: "Summer", slides });
    expect(await storageOf(made)).toBe(used);
    const { value } = await call(scene.person, "assets", "list", { projectId: scene.projectId });
    expect(value.find(({ id }) => id === carousel.id)).toMatchObject({ type: "own-carousel", files: [{}, {}, {}] });
  });

  it("are scheduled as the pictures of one post, with the first as the cover", async () => {
    const { scene, keys } = await withCarousel();
    const { value: post } = await schedule(scene);
    expect(post).toMatchObject({ assetType: "own-carousel", targets: [{ media: "photos" }] });
    expect(post.coverUrl).toContain(keys[0]);
  });

  it("are refused by name of the slide, and posted once that is repaired", async () => {
    const made = await withCarousel([aPhoto(), aPng(1080, 1350)]);
    const refused = await schedule(made.scene);
    expect(refused.error?.message).toBe("Slide 2 is a PNG file; Instagram is sent JPEG.");
    const place = { replaces: made.scene.assetId, repairs: true, slide: made.keys[1] };
    const after = await uploaded(made.scene, aPhoto(300), place);
    expect(after).toMatchObject({ hasEarlier: true, files: [{ key: made.keys[0] }, { bytes: 300 }] });
    expect((await schedule(made.scene)).status).toBe(200);
    await call(made.scene.person, "assets", "useEarlierVersion", { id: made.scene.assetId });
    expect(await slidesOf(made)).toEqual(made.keys);
  });

  it("change places, leave and join, and are never fewer than two", async () => {
    const made = await withCarousel();
    const [a = "", b = "", c = ""] = made.keys;
    expect((await edit(made, [c, a])).value.files.map(({ key }) => key)).toEqual([c, a]);
    await edit(made, [b, c, a]);
    expect(await slidesOf(made)).toEqual([b, c, a]);
    expect((await edit(made, [a])).error?.message).toContain("at least 2 pictures");
    expect((await edit(made, [a, a])).error?.message).toContain("only once");
  });

  it("are approved in this order and no other", async () => {
    const made = await withCarousel();
    const review = await inReview({}, made.scene);
    const seen = (await look(review)).value?.posts[0]?.seen;
    await edit(made, made.keys.toReversed());
    expect((await answer(review, "approved", { seen })).status).toBe(409);
    expect((await answer(review, "approved")).status).toBe(200);
  });

  it("stay in it when they are deleted, for as long as it is there", async () => {
    const made = await withCarousel();
    const { scene, pictures, keys } = made;
    const items = pictures.map(({ id }) => ({ origin: "uploaded" as const, id }));
    const uses = await call(scene.person, "assets", "uses", { projectId: scene.projectId });
    expect(uses.value[items[0]?.id ?? ""]).toMatchObject([{ type: "carousel", name: "Spring" }]);
    await call(scene.person, "assets", "remove", { items });
    await purge(1);
    expect(await slidesOf(made)).toEqual(keys);
    expect(await storedOf(keys)).toEqual(keys);
    await call(scene.person, "assets", "remove", { items: [{ origin: "uploaded", id: scene.assetId }] });
    for (const later of [3, 5]) await purge(later);
    expect(await storedOf(keys)).toEqual([]);
  });

  it("cannot be another user's, or anything but a picture", async () => {
    const [mine, theirs] = [await withCarousel(), await anOwner()];
    const [own = ""] = mine.keys;
    const clip = anMp4(1080, 1920, 9000);
    const others = [keyOf(await uploaded(theirs)), keyOf(await uploaded(mine.scene, clip)), "exports/a/b.jpg"];
    for (const foreign of others) expect((await edit(mine, [own, foreign])).status).toBe(404);
    const { value } = await start(mine.scene, clip.length, { replaces: mine.scene.assetId, repairs: true, slide: own });
    await sendPart(mine.scene, value.id, 1, clip);
    expect((await finish(mine.scene, value.id)).error?.message).toContain("must be an image");
  });

  it("have no file of their own that another could replace", async () => {
    const { scene } = await withCarousel();
    const input = { projectId: scene.projectId, folderId: null, name: "candle.jpg", bytes: 400 };
    for (const slide of [undefined, "materials/u/other/1"]) {
      const wanted = { ...input, replaces: scene.assetId, ...(slide && { slide }) };
      expect((await call(scene.person, "assets", "startUpload", wanted)).status).toBe(400);
    }
  });
});

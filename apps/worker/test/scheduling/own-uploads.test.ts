import { describe, expect, it } from "vitest";
import { answer, inReview, look } from "../approval/a-review.ts";
import { aPhoto, uploaded } from "../assets/an-upload.ts";
import { aJpeg, anMp4, aPng } from "../some-files.ts";
import { aScene, type Scene, schedule, tomorrow } from "../studio/a-scene.ts";
import { call } from "../support.ts";

const name = "clip.mp4";

/** An own file in the scene's place of finished content. */
async function withUpload(file: Uint8Array, wanted: { name?: string } = {}): Promise<Scene> {
  const scene = await aScene();
  return { ...scene, assetId: (await uploaded(scene, file, wanted)).id };
}

describe("an upload that is posted", () => {
  it("is offered beside finished content, except pictures that came from a page and sound", async () => {
    const scene = await aScene();
    const video = await uploaded(scene, anMp4(1080, 1920, 9000), { name }, { lufs: -31 });
    const { value } = await call(scene.person, "assets", "list", { projectId: scene.projectId });
    expect(value.map(({ id, type }) => [id, type])).toEqual([
      [scene.assetId, "video-story"],
      [video.id, "own-video"],
    ]);
    const one = await call(scene.person, "assets", "get", { id: video.id });
    const file = { type: "video/mp4", width: 1080, lufs: -31 };
    expect(one.value).toMatchObject({ name, creationId: null, files: [file] });
  });

  it("is scheduled, copied, edited and listed like a creation", async () => {
    const scene = await withUpload(anMp4(1080, 1920, 9000), { name });
    const { value: post } = await schedule(scene);
    expect(post).toMatchObject({ assetType: "own-video", name, hook: null, targets: [{ media: "video" }] });
    const copied = await call(scene.person, "scheduling", "copyMany", { items: [{ id: post.id, when: tomorrow() }] });
    expect(copied.value[0]?.post).toMatchObject({ assetId: scene.assetId, assetType: "own-video" });
    const uses = await call(scene.person, "assets", "uses", { projectId: scene.projectId });
    expect(uses.value[scene.assetId]).toHaveLength(2);
  });

  it("has itself as the cover if it is a picture", async () => {
    const scene = await withUpload(aPhoto());
    const { value } = await schedule(scene);
    expect(value).toMatchObject({ assetType: "own-image", targets: [{ media: "photos" }] });
    expect(value.coverUrl).toContain("materials");
  });

  it.each([
    ["a video whose index comes last", anMp4(1080, 1920, 9000, true), "only files that begin with it"],
    ["a PNG", aPng(1080, 1080), "The picture is a PNG file; Instagram is sent JPEG."],
    ["a picture that is too wide", aJpeg(3000, 1000), "takes pictures from 4:5 to 1.91:1"],
  ])("is refused with what is wrong with it: %s", async (_, file, why) => {
    const scene = await withUpload(file);
    expect(await schedule(scene)).toMatchObject({ status: 400, error: { message: expect.stringContaining(why) } });
  });

  it("can be posted once it is repaired, and the original can be taken again", async () => {
    const scene = await withUpload(anMp4(1080, 1920, 9000, true), { name });
    await uploaded(scene, anMp4(1080, 1920, 9000), { name, replaces: scene.assetId, repairs: true });
    expect((await schedule(scene)).status).toBe(200);
    await uploaded(scene, anMp4(1080, 1920, 8000), { name, replaces: scene.assetId, repairs: true });
    const { value } = await call(scene.person, "assets", "get", { id: scene.assetId });
    expect(value).toMatchObject({ isRepaired: true, files: [{ movie: { indexFirst: true } }] });
    await call(scene.person, "assets", "useEarlierVersion", { id: scene.assetId });
    expect((await schedule(scene)).status).toBe(400);
  });

  it("is not another user's, and nothing that was deleted", async () => {
    const [mine, theirs] = [await withUpload(aPhoto()), await withUpload(aPhoto())];
    expect((await schedule({ ...mine, assetId: theirs.assetId })).status).toBe(404);
    await call(mine.person, "assets", "remove", { items: [{ origin: "uploaded", id: mine.assetId }] });
    expect((await call(mine.person, "assets", "get", { id: mine.assetId })).status).toBe(404);
  });

  it("is seen by reviewers, who approve this file and no other", async () => {
    const scene = await aScene();
    const own = await uploaded(scene, anMp4(1080, 1920, 9000), { name });
    const review = await inReview({}, { ...scene, assetId: own.id });
    const before = await look(review);
    expect(before.value?.posts[0]?.targets[0]?.files).toMatchObject([{ type: "video/mp4", width: 1080 }]);
    await uploaded(scene, anMp4(1080, 1920, 8000), { name, replaces: own.id });
    const seen = before.value?.posts[0]?.seen;
    expect((await answer(review, "approved", { seen })).status).toBe(409);
    expect((await answer(review, "approved")).status).toBe(200);
  });
});

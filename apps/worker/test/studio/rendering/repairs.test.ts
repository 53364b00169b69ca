import { describe, expect, it } from "vitest";
import { anOwner, uploaded } from "../../assets/an-upload.ts";
import { aJpeg, anMp4 } from "../../some-files.ts";
import { call } from "../../support.ts";
import { handIn, jobOf, render, report } from "./a-render.ts";

const name = "IMG_0042.MOV";
const file = { type: "video/mp4", platform: null, atMs: 0, scene: { version: 2, any: "thing" } };

/** An upload that its user's browser cannot decode, handed to the renderer. */
async function aRepair() {
  const owner = await anOwner();
  const item = await uploaded(owner, anMp4(1920, 1080, 4000, true), { name });
  const { value } = await call(owner.person, "studio", "startRepair", { id: item.id, file });
  const seen = async () => (await call(owner.person, "assets", "get", { id: item.id })).value;
  return { ...owner, id: item.id, before: item.files[0], value, seen, job: await jobOf(item.id) };
}

describe("an upload that is converted on the server", () => {
  it("keeps its original beside the converted file", async () => {
    const { person, id, before, value, seen, job } = await aRepair();
    expect(value).toMatchObject({ id, state: "waiting" });
    expect(job.media).toEqual([{ id: "upload", url: expect.stringContaining(before?.key ?? "?") }]);
    expect(await handIn(job.files[0]?.upload ?? "", anMp4(1080, 608, 4000), "video/mp4")).toBe(200);
    expect(await report(job, { state: "done" })).toBe(200);
    expect(await render(person, id)).toMatchObject({ state: "done" });
    expect(await seen()).toMatchObject({ isRepaired: true, files: [{ width: 1080, movie: { indexFirst: true } }] });
    await call(person, "assets", "useEarlierVersion", { id });
    expect(await seen()).toMatchObject({ isRepaired: false, files: [{ key: before?.key }] });
  });

  it("is unchanged, with a sentence, if the renderer cannot read it, or if it was replaced meanwhile", async () => {
    const unread = await aRepair();
    await report(unread.job, { state: "failed", reason: "media-unreadable" });
    const { failure } = (await render(unread.person, unread.id)) ?? {};
    expect(failure).toContain("Your file is unchanged.");
    expect((await unread.seen()).files[0]?.key).toBe(unread.before?.key);

    const late = await aRepair();
    await uploaded(late, anMp4(1080, 1920, 3000), { name, replaces: late.id });
    await handIn(late.job.files[0]?.upload ?? "", anMp4(1080, 608, 4000), "video/mp4");
    await report(late.job, { state: "done" });
    expect(await render(late.person, late.id)).toMatchObject({ state: "failed" });
    expect((await late.seen()).files[0]?.durationMs).toBe(3000);
  });

  it("is its user's own, and gets a file of its own kind", async () => {
    const { id, person } = await aRepair();
    const start = (who: typeof person, change: object) =>
      call(who, "studio", "startRepair", { id, file: { ...file, ...change } });
    expect((await start((await anOwner()).person, {})).status).toBe(404);
    expect((await start(person, {})).status).toBe(409);
    const photo = await uploaded(await anOwner(), aJpeg(800, 600));
    expect((await call(person, "studio", "startRepair", { id: photo.id, file })).status).toBe(404);
  });
});

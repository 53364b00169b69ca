import { describe, expect, it } from "vitest";
import { wavOf } from "../../../src/adapters/generation/wav.ts";
import { uploaded } from "../../assets/an-upload.ts";
import { stored } from "../../stored.ts";
import { aPerson, call, fault, faultsLeft } from "../../support.ts";
import { aDraft, aFile, aRender, handIn, jobOf, minuteLater, RENDERER, render, renderer, report } from "./a-render.ts";

const attempts = async (id: string) =>
  Number(((await stored(`renders/${id}`))?.attempts as { integerValue?: string } | undefined)?.integerValue);

const aSong = () => wavOf({ rate: 24_000, channels: 1, samples: new Uint8Array(4800) });

describe("a render that fails", () => {
  it("shows the reason, and can be started again", async () => {
    const { person, id } = await aRender();
    const job = await jobOf(id);
    expect(await report(job, { state: "failed", reason: "media-unreadable" })).toBe(200);
    expect(await render(person, id)).toMatchObject({
      state: "failed",
      failure: expect.stringContaining("can't be read"),
    });
    const again = await call(person, "studio", "startRender", { id, files: [aFile] });
    expect(again.value).toMatchObject({ state: "waiting", failure: null });
    expect((await jobOf(id, [job.id])).files).toHaveLength(1);
  });

  it("is retried automatically after a crash, and late reports of the first attempt are rejected", async () => {
    const { person, id } = await aRender();
    const first = await jobOf(id);
    await report(first, { state: "failed", reason: "crashed" });
    const second = await jobOf(id, [first.id]);
    expect(await report(first, { state: "done" })).toBe(410);
    expect(await handIn(first.files[0]?.upload ?? "")).toBe(410);
    expect((await render(person, id))?.state).toBe("waiting");
    for (const { upload } of second.files) await handIn(upload);
    await report(second, { state: "done" });
    expect((await render(person, id))?.state).toBe("done");
  });

  it("is retried by the minute's sweep when its renderer was lost", async () => {
    const { person, id } = await aRender();
    const first = await jobOf(id);
    await minuteLater(id);
    expect(await render(person, id)).toMatchObject({ state: "drawing", progress: 0.3 });
    await renderer(`forget/${first.id}`);
    await minuteLater(id);
    const second = await jobOf(id, [first.id]);
    for (const { upload } of second.files) await handIn(upload);
    await report(second, { state: "done" });
    expect((await render(person, id))?.state).toBe("done");
  });

  it("waits while the renderer is full, and starts when it has room", async () => {
    await fault({ host: RENDERER, method: "PUT", times: 1, fault: { status: 503 } });
    const { person, id } = await aRender();
    await expect.poll(faultsLeft).toBe(0);
    // An attempt that found no room does not count.
    await expect.poll(() => attempts(id)).toBe(0);
    expect((await render(person, id))?.state).toBe("waiting");
    await minuteLater(id);
    expect((await jobOf(id)).id).toBeTruthy();
  });

  it("fails with a clear message when no renderer answers", async () => {
    await fault({ host: RENDERER, method: "PUT", times: 3, fault: { status: 500 } });
    const { person, id } = await aRender();
    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => attempts(id)).toBe(attempt);
      await minuteLater(id);
    }
    const failed = { state: "failed", failure: expect.stringContaining("reached") };
    await expect.poll(() => render(person, id)).toMatchObject(failed);
  });
});

describe("music that is deleted while its creation is being exported", () => {
  it("is still heard in the file, and a creation that lost it stays as it was and says what to do", async () => {
    const person = await aPerson();
    const { id, projectId } = await aDraft(person);
    const { script, style, revision } = (await call(person, "studio", "get", { id })).value;
    const song = await uploaded({ person, projectId }, aSong(), { name: "song.wav" });
    const ownMusic = { origin: "uploaded", id: song.id, key: song.files[0]?.key ?? "" };
    const edit = { id, revision, script, style: { ...style, ownMusic }, keep: false };
    const before = (await call(person, "studio", "edit", edit)).value;
    await call(person, "studio", "startRender", { id, files: [aFile] });
    const first = await jobOf(id);
    await call(person, "assets", "remove", { items: [{ origin: "uploaded", id: song.id }] });
    await report(first, { state: "failed", reason: "crashed" });
    const job = await jobOf(id, [first.id]);
    expect(job.media.map((it) => it.id)).toContain(ownMusic.key);

    await report(job, { state: "failed", reason: "media-missing" });
    expect((await render(person, id))?.failure).toMatch(/deleted.*Reload the page/);
    const after = (await call(person, "studio", "get", { id })).value;
    expect([after.state, after.script, after.style]).toEqual([before.state, before.script, before.style]);
  });
});

describe("a render that is no longer wanted", () => {
  it("is canceled at the renderer, and its links are closed", async () => {
    const { person, id } = await aRender();
    const job = await jobOf(id);
    await expect.poll(async () => (await render(person, id))?.state).toBe("waiting");
    await report(job, { state: "running", progress: 0.1 });
    expect((await call(person, "studio", "cancelRender", { id })).value.state).toBe("cancelled");
    expect(await handIn(job.files[0]?.upload ?? "")).toBe(410);
    expect(await report(job, { state: "running", progress: 0.2 })).toBe(410);
    await expect.poll(async () => (await renderer<{ stopped: boolean }>(`jobs/${job.id}`)).stopped).toBe(true);
    expect((await call(person, "studio", "cancelRender", { id })).value.state).toBe("cancelled");
  });

  it("keeps its end if it had ended when Cancel was pressed", async () => {
    const { person, id } = await aRender();
    await report(await jobOf(id), { state: "failed", reason: "media-missing" });
    expect((await call(person, "studio", "cancelRender", { id })).value.state).toBe("failed");
  });

  it("is deleted with its creation", async () => {
    const { person, id } = await aRender();
    const job = await jobOf(id);
    await call(person, "studio", "remove", { id });
    expect(await report(job, { state: "running", progress: 0.1 })).toBe(410);
    expect(await render(person, id)).toBeNull();
  });
});

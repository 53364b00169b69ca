import { describe, expect, it } from "vitest";
import { call, fault } from "../../support.ts";
import { aFile, aRender, handIn, jobOf, minuteLater, RENDERER, render, renderer, report } from "./a-render.ts";

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
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await render(person, id))?.state).toBe("waiting");
    await minuteLater(id);
    expect((await jobOf(id)).id).toBeTruthy();
  });

  it("fails with a clear message when no renderer answers", async () => {
    await fault({ host: RENDERER, method: "PUT", times: 3, fault: { status: 500 } });
    const { person, id } = await aRender();
    for (let minute = 0; minute < 3; minute += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await minuteLater(id);
    }
    expect(await render(person, id)).toMatchObject({ state: "failed", failure: expect.stringContaining("reached") });
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
    expect((await call(person, "studio", "cancelRender", { id })).status).toBe(409);
  });

  it("is deleted with its creation", async () => {
    const { person, id } = await aRender();
    const job = await jobOf(id);
    await call(person, "studio", "remove", { id });
    expect(await report(job, { state: "running", progress: 0.1 })).toBe(410);
    expect(await render(person, id)).toBeNull();
  });
});

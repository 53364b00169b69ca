import { describe, expect, it } from "vitest";
import { aJpeg } from "../../some-files.ts";
import { aPerson, ask, call, fault, givePlan, type Person, release, untilHeld, writeDocument } from "../../support.ts";
import { aDraft, aFile, aRender, handIn, jobOf, pathOf, render, report } from "./a-render.ts";

const DATABASE = "firestore.googleapis.com";

describe("a creation that is rendered on the server", () => {
  it("becomes the same asset as one rendered in the browser, and counts once", async () => {
    const { person, id, projectId, value } = await aRender();
    expect(value).toMatchObject({ id, state: "waiting", progress: 0, failure: null });
    const job = await jobOf(id);
    expect(job.files.map(({ scene, type }) => [scene, type])).toEqual([
      [aFile.scene, "image/jpeg"],
      [aFile.scene, "image/jpeg"],
    ]);
    expect(await ask(pathOf(job.media[0]?.url ?? "")).then((it) => it.status)).toBe(200);

    expect(await report(job, { state: "running", progress: 0.5 })).toBe(200);
    expect(await render(person, id)).toMatchObject({ state: "drawing", progress: 0.5 });
    for (const { upload } of job.files) expect(await handIn(upload)).toBe(200);
    expect(await handIn(job.thumbnail ?? "", aJpeg(270, 480))).toBe(200);
    expect(await report(job, { state: "done" })).toBe(200);

    const done = await render(person, id);
    expect(done).toMatchObject({ state: "done", progress: 1 });
    const creation = (await call(person, "studio", "get", { id })).value;
    expect(creation).toMatchObject({ state: "ready", assetId: done?.assetId });
    const [asset] = (await call(person, "assets", "list", { projectId })).value;
    expect(asset?.files.map(({ platform, width, height }) => [platform, width, height])).toEqual([
      ["tiktok", 1080, 1920],
      ["instagram", 1080, 1920],
    ]);
    // Posts show the thumbnail of the first file.
    expect(asset?.coverKey).toMatch(/^thumbnails\//);
    expect((await call(person, "usage", "summary")).value.used.images).toBe(1);
    // The end may be reported twice; the second report is rejected.
    expect(await report(job, { state: "done" })).toBe(410);
  });

  it("is not rendered twice at once", async () => {
    const { person, id } = await aRender();
    const again = await call(person, "studio", "startRender", { id, files: [aFile] });
    expect(again).toMatchObject({ status: 409, error: { data: { refusal: "studio.rendering" } } });
  });

  it("is not rendered for another user, nor in a format that it does not have", async () => {
    const person = await aPerson();
    const { id } = await aDraft(person);
    const start = (who: Person, files: object[]) => call(who, "studio", "startRender", { id, files });
    expect((await start(await aPerson(), [aFile])).status).toBe(404);
    expect((await start(person, [{ ...aFile, type: "video/mp4" }])).status).toBe(400);
    expect((await start(person, [{ ...aFile, scene: { text: "x".repeat(950_000) } }])).status).toBe(400);
    expect((await start(person, Array(21).fill(aFile))).status).toBe(400);
    expect((await start(person, [aFile])).status).toBe(200);
    const stranger = await aPerson();
    expect((await call(stranger, "studio", "render", { id })).status).toBe(404);
    expect((await call(stranger, "studio", "cancelRender", { id })).status).toBe(404);
  });

  it("is refused before it starts if it is over the plan's limit", async () => {
    const person = await givePlan(await aPerson(), { images: 1, projects: 1 });
    const { id } = await aDraft(person);
    const limitsUsed = { mapValue: { fields: { images: { integerValue: "1" } } } };
    await writeDocument(`user_subscriptions/${person.uid}`, { limitsUsed });
    const { status } = await call(person, "studio", "startRender", { id, files: [aFile] });
    expect([status, (await render(person, id)) ?? null]).toEqual([429, null]);
  });

  it("is one of at most three renders per user at once", async () => {
    const person = await givePlan(await aPerson(), { images: 9, projects: 9 });
    const drafts = [];
    for (let count = 0; count < 4; count += 1) drafts.push(await aDraft(person));
    const answers = [];
    for (const { id } of drafts) answers.push(await call(person, "studio", "startRender", { id, files: [aFile] }));
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200, 429]);
  });
});

describe("a file or a report from the renderer", () => {
  it("is accepted over its own signed link only, once, and only in the requested type", async () => {
    const { id } = await aRender();
    const job = await jobOf(id);
    const [first, second] = job.files.map((file) => file.upload);
    if (!first || !second) throw new Error("Two files were asked for.");
    expect(await handIn(first.replace("/files/0", "/files/1"))).toBe(403);
    expect(await handIn(first.replace(/until=\d+/, "until=9999999999999"))).toBe(403);
    expect(await handIn(first.replace(/signature=.*/, "signature="))).toBe(403);
    expect(await report(job, { state: "done" }, job.report.replace(job.id, "another"))).toBe(403);
    expect(await handIn(first, aJpeg(1, 1), "video/mp4")).toBe(400);
    expect(await handIn(first, aJpeg(1, 1), "text/html")).toBe(400);

    const answers = await Promise.all([handIn(first), handIn(first), handIn(first)]);
    expect(answers.toSorted()).toEqual([200, 409, 409]);
    expect(await report(job, { state: "done" })).toBe(200);
    expect(await handIn(second)).toBe(410);
  });

  it("is verified: without its files a job is not done", async () => {
    const { person, id } = await aRender();
    await report(await jobOf(id), { state: "done" });
    expect(await render(person, id)).toMatchObject({ state: "failed", failure: "This file was not handed in." });
    expect((await call(person, "usage", "summary")).value.used.images).toBe(0);
  });

  it("is canceled also while its progress is stored", async () => {
    const { person, id } = await aRender([aFile]);
    const job = await jobOf(id);
    await fault({ host: DATABASE, mentions: "cancelled", times: 1, fault: { hold: "before" } });
    const canceled = call(person, "studio", "cancelRender", { id });
    await untilHeld(DATABASE);
    await report(job, { state: "running", progress: 0.5 });
    await release(DATABASE);
    expect((await canceled).value).toMatchObject({ state: "cancelled" });
  });

  it("is discarded if the text changed meanwhile", async () => {
    const { person, id } = await aRender([aFile]);
    const job = await jobOf(id);
    const { script, style, revision } = (await call(person, "studio", "get", { id })).value;
    if (!script) throw new Error("A draft has words.");
    expect(
      (
        await call(person, "studio", "edit", {
          id,
          style,
          revision,
          keep: false,
          script: { ...script, caption: "Another" },
        })
      ).status,
    ).toBe(200);
    for (const { upload } of job.files) await handIn(upload);
    await report(job, { state: "done" });
    expect(await render(person, id)).toMatchObject({ state: "failed", failure: expect.stringContaining("changed") });
    expect((await call(person, "studio", "get", { id })).value).toMatchObject({ state: "draft", assetId: null });
  });
});

import { describe, expect, it } from "vitest";
import { aCarousel, aProduct, BEATS, dotsFor, made, SLIDES } from "../research/a-product.ts";
import { aJpeg, anMp4 } from "../some-files.ts";
import { stored } from "../stored.ts";
import { aPerson, ask, call, givePlan, type Person } from "../support.ts";

type Kind = "carousel-image" | "video-story";

async function aDraft(person: Person, kind: Kind = "carousel-image") {
  const ids = await aProduct(person);
  await dotsFor(kind === "video-story" ? BEATS : SLIDES);
  const look = kind === "video-story" ? { kind, template: "" } : {};
  const { value } = await call(person, "studio", "create", { ...aCarousel(ids), ...look });
  await made(person, value.id);
  return { id: value.id, ...ids };
}

async function handIn(person: Person, id: string, index: number | string, bytes: Uint8Array, type = "image/jpeg") {
  const answer = await ask(`/api/exports/${id}/${index}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}`, "content-type": type },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return { status: answer.status, body: (await answer.json()) as { key: string; bytes: number; sha256: string } };
}

const aFile = (key: string, type = "image/jpeg") => ({
  key,
  type,
  width: 1,
  height: 1,
  durationMs: type === "video/mp4" ? 1 : null,
  platform: null,
});

describe("an exported carousel", () => {
  it("becomes one asset with the true sizes of its slides, and counts as one image", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    const { id, projectId } = await aDraft(person);
    const first = await handIn(person, id, 0, aJpeg(1080, 1350));
    const second = await handIn(person, id, 1, aJpeg(1080, 1920));
    expect(first).toMatchObject({ status: 200, body: { bytes: aJpeg(1080, 1350).length } });

    const files = [aFile(first.body.key), aFile(second.body.key)];
    const finished = await call(person, "studio", "finishExport", { id, files });
    expect(finished).toMatchObject({ status: 200, value: { type: "carousel-image", creationId: id } });
    expect(finished.value.files.map(({ width, height }) => [width, height])).toEqual([
      [1080, 1350],
      [1080, 1920],
    ]);
    expect(finished.value.files[0]?.sha256).toBe(first.body.sha256);
    expect((await call(person, "studio", "get", { id })).value).toMatchObject({
      state: "ready",
      assetId: finished.value.id,
    });
    expect((await call(person, "assets", "list", { projectId })).value).toHaveLength(1);
    expect((await call(person, "usage", "summary")).value.used).toMatchObject({ images: 1, videos: 0 });

    const again = await call(person, "studio", "finishExport", { id, files: files.slice(0, 1) });
    expect(again.value).toMatchObject({ id: finished.value.id });
    expect((await call(person, "usage", "summary")).value.used.images).toBe(1);
    const log = (await call(person, "usage", "log")).value;
    expect(log).toHaveLength(1);
    // Every field of the spec (§3 Usage log).
    expect(await stored(`usage_logs/${log[0]?.id}`)).toEqual({
      id: { stringValue: log[0]?.id },
      uid: { stringValue: person.uid },
      type: { stringValue: "carousel-image" },
      assetIds: { arrayValue: { values: [{ stringValue: finished.value.id }] } },
      quantity: { integerValue: "1" },
      createdAt: { timestampValue: expect.any(String) },
      projectId: { stringValue: projectId },
      metadata: { mapValue: { fields: { creationId: { stringValue: id } } } },
    });

    await call(person, "assets", "remove", { items: [{ origin: "made", id: finished.value.id }] });
    expect((await call(person, "assets", "list", { projectId })).value).toEqual([]);
    expect((await call(person, "usage", "summary")).value.used.images).toBe(1);
  });

  it("becomes one asset, however often it is finished concurrently", async () => {
    const person = await givePlan(await aPerson(), { images: 5 });
    const { id, projectId } = await aDraft(person);
    const { body } = await handIn(person, id, 0, aJpeg(1080, 1350));
    const finish = () => call(person, "studio", "finishExport", { id, files: [aFile(body.key)] });
    const answers = await Promise.all([finish(), finish(), finish(), finish()]);
    expect(answers.map((it) => it.status).filter((it) => it !== 200 && it !== 409)).toEqual([]);
    expect((await call(person, "assets", "list", { projectId })).value).toHaveLength(1);
  });
});

describe("an exported video story", () => {
  it("becomes a video asset with its true size and duration", async () => {
    const person = await aPerson();
    const { id } = await aDraft(person, "video-story");
    const { body } = await handIn(person, id, 0, anMp4(1080, 1920, 12_345), "video/mp4");
    const { value } = await call(person, "studio", "finishExport", { id, files: [aFile(body.key, "video/mp4")] });
    expect(value).toMatchObject({ type: "video-story", files: [{ width: 1080, height: 1920, durationMs: 12_345 }] });
  });

  it("is refused if its index comes last", async () => {
    const person = await aPerson();
    const { id } = await aDraft(person, "video-story");
    const { body } = await handIn(person, id, 0, anMp4(1080, 1920, 1000, true), "video/mp4");
    const answer = await call(person, "studio", "finishExport", { id, files: [aFile(body.key, "video/mp4")] });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "files.0.key" } } });
  });
});

describe("an uploaded export file", () => {
  it("is accepted only from the owner of the creation", async () => {
    const person = await aPerson();
    const { id } = await aDraft(person);
    expect((await handIn(await aPerson(), id, 0, aJpeg(1, 1))).status).toBe(404);
    expect((await handIn({ ...person, token: "forged" }, id, 0, aJpeg(1, 1))).status).toBe(401);
    expect((await handIn(person, id, 70, aJpeg(1, 1))).status).toBe(400);
    expect((await handIn(person, id, "x", aJpeg(1, 1))).status).toBe(400);
    expect((await handIn(person, "nothing", 0, aJpeg(1, 1))).status).toBe(404);
    expect((await handIn(person, id, 0, aJpeg(1, 1), "text/html")).status).toBe(400);
  });

  it("must match its declared type", async () => {
    const person = await aPerson();
    const { id } = await aDraft(person);
    const html = await handIn(person, id, 0, new TextEncoder().encode("<script>alert(1)</script>"));
    const answer = await call(person, "studio", "finishExport", { id, files: [aFile(html.body.key)] });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "files.0.type" } } });
  });

  it.each([
    ["the key of another creation", "exports/another/0-x.jpg"],
    ["a path out of the folder", "exports/../creations/x"],
    ["a key without a file", null],
  ])("cannot have %s as its key", async (_case, key) => {
    const person = await aPerson();
    const { id } = await aDraft(person);
    const files = [aFile(key ?? `exports/${id}/0-nothing.jpg`)];
    const answer = await call(person, "studio", "finishExport", { id, files });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "files.0.key" } } });
  });
});

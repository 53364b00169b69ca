import { env } from "cloudflare:workers";
import { partLength, UPLOAD_PART_BYTES } from "@vignette/domain/assets";
import { days, instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { sweepUploads } from "../../src/features/assets/sweep-uploads.ts";
import { uploadStore } from "../../src/features/assets/upload-store.ts";
import { aFont, aJpeg, anMp4 } from "../some-files.ts";
import { tracesOf } from "../stored.ts";
import { aPerson, ask, call, fault } from "../support.ts";
import { anOwner, aPhoto, finish, namesOf, sendPart, start, uploaded } from "./an-upload.ts";

const bytesAt = async (url: string) => await (await ask(new URL(url).pathname + new URL(url).search)).arrayBuffer();

describe("a file uploaded in parts", () => {
  it("is complete, with its true size, wherever the upload was interrupted", async () => {
    const owner = await anOwner();
    const photo = aPhoto(UPLOAD_PART_BYTES + 1000);
    const { value: upload } = await start(owner, photo.length);
    expect(upload).toMatchObject({ partsDone: 0, partBytes: UPLOAD_PART_BYTES });

    expect((await sendPart(owner, upload.id, 1, photo.subarray(0, UPLOAD_PART_BYTES))).body.partsDone).toBe(1);
    expect((await finish(owner, upload.id)).error?.data.refusal).toBe("assets.parts-missing");
    // After a reload the page asks how far it got; a part whose answer was lost is sent again and stored once.
    expect((await call(owner.person, "assets", "upload", { id: upload.id })).value.partsDone).toBe(1);
    expect((await sendPart(owner, upload.id, 1, photo.subarray(0, UPLOAD_PART_BYTES))).body.partsDone).toBe(1);
    expect((await sendPart(owner, upload.id, 2, photo.subarray(UPLOAD_PART_BYTES))).body.partsDone).toBe(2);

    const { value: item } = await finish(owner, upload.id);
    expect(item).toMatchObject({ id: upload.id, origin: "uploaded", kind: "image", type: null, name: "candle.jpg" });
    expect(item.files).toMatchObject([{ type: "image/jpeg", bytes: photo.length, width: 1080, height: 1350 }]);
    expect(new Uint8Array(await bytesAt(item.files[0]?.url ?? ""))).toEqual(photo);
    expect(await namesOf(owner)).toEqual(["candle.jpg"]);
  });

  it("is the same asset, once, when the last answer is lost and the upload is finished again", async () => {
    const owner = await anOwner();
    const photo = aPhoto();
    const { value } = await start(owner, photo.length);
    await sendPart(owner, value.id, 1, photo);
    // The parts are joined, but the database does not answer.
    await fault({ host: "firestore.googleapis.com", method: "POST", mentions: value.id, fault: { status: 503 } });
    await finish(owner, value.id);
    const again = await Promise.all([finish(owner, value.id), finish(owner, value.id)]);
    expect(again.map((it) => it.value?.id)).toEqual([value.id, value.id]);
    expect((await finish(owner, value.id)).value.id).toBe(value.id);
    expect(await namesOf(owner)).toEqual(["candle.jpg"]);
  });

  it("is the same asset, once, when it is finished several times at once", async () => {
    const owner = await anOwner();
    const before = await uploaded(owner);
    for (const replaces of [null, before.id]) {
      const { value } = await start(owner, 400, { replaces });
      await sendPart(owner, value.id, 1, aPhoto());
      const answers = await Promise.all([1, 2, 3, 4].map(() => finish(owner, value.id)));
      expect(answers.map(({ status }) => status).filter((it) => it >= 500)).toEqual([]);
      expect(answers.map((it) => it.value?.id)).toContain(replaces ?? value.id);
    }
    expect(await namesOf(owner)).toEqual(["candle.jpg", "candle.jpg"]);
  });

  it("does not count toward the plan: only generated content does (spec §9, Usage counting)", async () => {
    const owner = await anOwner();
    await uploaded(owner);
    expect((await call(owner.person, "usage", "summary")).value.used).toMatchObject({ images: 0, videos: 0 });
  });

  it("is deleted with the account, complete or not", async () => {
    const owner = await anOwner();
    await uploaded(owner);
    const { value } = await start(owner, UPLOAD_PART_BYTES * 2);
    await sendPart(owner, value.id, 1, aPhoto(UPLOAD_PART_BYTES));
    await call(owner.person, "identity", "deleteAccount", { confirm: "delete" });
    expect(await tracesOf(owner.person.uid)).toEqual([]);
    const { FILES } = env as unknown as Env;
    expect((await FILES.list({ prefix: `materials/${owner.person.uid}/` })).objects).toEqual([]);
  });

  it("is deleted when the upload is canceled, or after a week", async () => {
    const owner = await anOwner();
    const photo = aPhoto(UPLOAD_PART_BYTES * 2);
    const [first, second] = await Promise.all([start(owner, photo.length), start(owner, photo.length)]);
    for (const { value } of [first, second]) {
      await sendPart(owner, value.id, 1, photo.subarray(0, partLength(photo.length, 1)));
    }
    await call(owner.person, "assets", "abortUpload", { id: first.value.id });
    const context = buildContext(env as unknown as Env, () => undefined);
    await sweepUploads({ ...context, uploads: uploadStore(context.documents), now: instant(Date.now() + days(8)) });
    for (const { value } of [first, second]) {
      expect((await call(owner.person, "assets", "upload", { id: value.id })).status).toBe(404);
    }
  });
});

describe("an uploaded file", () => {
  const text = (words: string) => new TextEncoder().encode(words);

  it.each([
    ["a PDF", text("%PDF-1.7 and so on"), "candle.jpg isn't an image, video or sound that we can use."],
    ["a page", text("<svg onload=alert(1)>"), "candle.jpg isn't an image, video or sound that we can use."],
    [
      "a HEIC photo",
      text("\0\0\0\x18ftypheic and so on"),
      "candle.jpg isn't an image, video or sound that we can use.",
    ],
  ])("is refused at its first part if it is %s", async (_, bytes, sentence) => {
    const owner = await anOwner();
    const { value } = await start(owner, bytes.length);
    expect(await sendPart(owner, value.id, 1, bytes)).toMatchObject({ status: 400, body: { error: sentence } });
    expect((await call(owner.person, "assets", "upload", { id: value.id })).status).toBe(404);
  });

  it.each([
    ["a picture without a size", aJpeg(0, 0)],
    ["a picture of its header alone", aJpeg(1080, 1350).subarray(0, 27)],
    ["a picture that breaks off in its pixels", aJpeg(1080, 1350).subarray(0, -1)],
    ["a truncated video", anMp4(1080, 1920, 1000).subarray(0, 200)],
  ])("is refused at the end if it is %s", async (_, bytes) => {
    const owner = await anOwner();
    const { value } = await start(owner, bytes.length);
    await sendPart(owner, value.id, 1, bytes);
    expect((await finish(owner, value.id)).error).toMatchObject({
      message: "candle.jpg is damaged or incomplete, so we can't show it.",
      data: { refusal: "assets.broken" },
    });
    expect(await namesOf(owner)).toEqual([]);
  });

  it("is refused with the reason if it is a picture of more pixels than can be decoded", async () => {
    const owner = await anOwner();
    const bytes = aJpeg(16_000, 16_000);
    const { value } = await start(owner, bytes.length);
    await sendPart(owner, value.id, 1, bytes);
    const { status, error } = await finish(owner, value.id);
    expect([status, error?.message]).toEqual([
      400,
      "This picture has more than 64 megapixels, or a side of more than 16,384. Use a smaller one.",
    ]);
    expect(await namesOf(owner)).toEqual([]);
  });

  it("is refused at its first part, with the limit, if it is a picture of more than 50 MB", async () => {
    const owner = await anOwner();
    const { value } = await start(owner, 50 * 1024 * 1024 + 1);
    expect(await sendPart(owner, value.id, 1, aPhoto(UPLOAD_PART_BYTES))).toMatchObject({
      status: 413,
      body: { error: "candle.jpg is larger than 50 MB. Make it smaller or save it as JPEG, then upload it again." },
    });
    expect((await call(owner.person, "assets", "upload", { id: value.id })).status).toBe(404);
  });

  it.each([
    ["a font that breaks off", aFont().subarray(0, -1), /is damaged or isn't a font/],
    ["a font whose license forbids it", aFont(0x0002), /license in candle.jpg doesn't allow this/],
  ])("is refused with the reason if it is %s", async (_, bytes, sentence) => {
    const owner = await anOwner();
    const { value } = await start(owner, bytes.length);
    await sendPart(owner, value.id, 1, bytes);
    expect((await finish(owner, value.id)).error?.message).toMatch(sentence);
    expect(await namesOf(owner)).toEqual([]);
  });

  it("is refused at its first part, with the limit, if it is a font of more than 10 MB", async () => {
    const owner = await anOwner();
    const { value } = await start(owner, 10 * 1024 * 1024 + 1);
    const first = new Uint8Array(UPLOAD_PART_BYTES);
    first.set(aFont());
    expect(await sendPart(owner, value.id, 1, first)).toMatchObject({
      status: 413,
      body: { error: "candle.jpg is larger than 10 MB. Use a font with fewer letters." },
    });
  });

  it("says that it is animated if it is", async () => {
    const owner = await anOwner();
    const frame = ",\0\0\0\0\x02\0\x02\0\0\x02\x02L\x01\0";
    const { files } = await uploaded(owner, text(`GIF89a\x02\0\x02\0\0\0\0${frame}${frame};`), { name: "spin.gif" });
    expect(files).toMatchObject([{ type: "image/gif", width: 2, isAnimated: true }]);
    expect((await uploaded(owner)).files[0]?.isAnimated).toBeUndefined();
  });

  it("can be phone footage, whose index comes last", async () => {
    const owner = await anOwner();
    const item = await uploaded(owner, anMp4(1080, 1920, 12_500, true), { name: "IMG_1.MOV" });
    expect(item).toMatchObject({ kind: "video", files: [{ width: 1080, height: 1920, durationMs: 12_500 }] });
  });

  it("is accepted from its owner only, in order and in complete parts", async () => {
    const owner = await anOwner();
    const photo = aPhoto();
    const { value } = await start(owner, photo.length);
    expect((await sendPart({ person: await aPerson() }, value.id, 1, photo)).status).toBe(404);
    expect((await sendPart({ person: { ...owner.person, token: "forged" } }, value.id, 1, photo)).status).toBe(401);
    expect((await sendPart(owner, value.id, 2, photo)).status).toBe(409);
    expect((await sendPart(owner, value.id, "x", photo)).status).toBe(404);
    expect((await sendPart(owner, value.id, 1, photo.subarray(1))).status).toBe(409);
    expect((await sendPart(owner, value.id, 1, aPhoto(photo.length + 1))).status).toBe(413);
    expect((await start({ ...owner, person: await aPerson() }, 10)).status).toBe(404);
    expect((await start(owner, 501 * 1024 * 1024)).status).toBe(400);
  });
});

describe("a replacement for a file", () => {
  it("keeps name, description and folder, and can be undone", async () => {
    const owner = await anOwner();
    const before = await uploaded(owner);
    await call(owner.person, "assets", "edit", {
      items: [{ origin: "uploaded", id: before.id }],
      change: { alt: "A candle" },
    });
    const after = await uploaded(owner, anMp4(720, 1280, 3000), { name: "other.mp4", replaces: before.id });
    expect(after).toMatchObject({
      id: before.id,
      name: "candle.jpg",
      kind: "video",
      labels: { alt: "A candle" },
      hasEarlier: true,
    });

    const { value: back } = await call(owner.person, "assets", "useEarlierVersion", { id: before.id });
    expect(back).toMatchObject({ kind: "image", files: [{ key: before.files[0]?.key }] });
    expect((await bytesAt(back.files[0]?.url ?? "")).byteLength).toBe(aPhoto().length);
  });
});

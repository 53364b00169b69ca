import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Env } from "../../src/context/env.ts";
import { storeUploadPart } from "../../src/features/assets/store-upload-part.ts";
import { uploadStore } from "../../src/features/assets/upload-store.ts";
import { anOwner, start } from "../assets/an-upload.ts";
import { context, DATABASE } from "../identity/a-post-going-out.ts";
import { aJpeg } from "../some-files.ts";
import { ask, call, fault, noFaults, type Person, release, untilHeld } from "../support.ts";
import { aDraft } from "./a-draft.ts";
import { aRender, handIn, jobOf } from "./rendering/a-render.ts";

const { FILES } = env as unknown as Env;

beforeEach(noFaults);
afterEach(() => release());

const keysIn = async (prefix: string) => (await FILES.list({ prefix })).objects.map((it) => it.key);

async function upload(person: Person, id: string, index: number) {
  const answer = await ask(`/api/exports/${id}/${index}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "image/jpeg" },
    body: aJpeg(1080, 1350) as Uint8Array<ArrayBuffer>,
  });
  return { status: answer.status, key: ((await answer.json()) as { key: string }).key };
}

/** Holds the second time that a document is read. */
const holdSecondRead = (path: string) =>
  fault({ host: DATABASE, mentions: path, skip: 1, times: 1, fault: { hold: "before" } });

describe("a removed creation", () => {
  it("leaves the files of its finished asset, and no other export and no generated medium", async () => {
    const { person, id } = await aDraft();
    const used = await upload(person, id, 0);
    await upload(person, id, 1);
    const file = { key: used.key, type: "image/jpeg", width: 1, height: 1, durationMs: null, platform: null };
    expect((await call(person, "studio", "finishExport", { id, files: [file] })).status).toBe(200);
    expect(await keysIn(`creations/${id}/`)).not.toEqual([]);

    expect((await call(person, "studio", "remove", { id })).status).toBe(200);
    expect(await keysIn(`exports/${id}/`)).toEqual([used.key]);
    expect(await keysIn(`creations/${id}/`)).toEqual([]);
  });

  it("leaves no export that arrives while it is removed", async () => {
    const { person, id } = await aDraft();
    await holdSecondRead(`/creations/${id}`);
    const arriving = upload(person, id, 0);
    await untilHeld(DATABASE);
    await call(person, "studio", "remove", { id });
    await release(DATABASE);
    expect((await arriving).status).toBe(404);
    expect(await keysIn(`exports/${id}/`)).toEqual([]);
  });

  it("leaves no file that the renderer hands in while it is removed", async () => {
    const { person, id } = await aRender();
    const { files } = await jobOf(id);
    await holdSecondRead(`/renders/${id}`);
    const arriving = handIn(files[0]?.upload ?? "");
    await untilHeld(DATABASE);
    await call(person, "studio", "remove", { id });
    await release(DATABASE);
    expect(await arriving).toBe(410);
    expect(await keysIn(`exports/${id}/`)).toEqual([]);
    expect(await keysIn(`renders/${id}/`)).toEqual([]);
  });
});

describe("an upload whose project is deleted while its first part arrives", () => {
  it("is refused, and what was begun in the bucket is dropped", async () => {
    const { person, projectId } = await anOwner();
    const { value } = await start({ person, projectId }, 400);
    const { files, documents } = context();
    const dropped: string[] = [];
    const drop = async (place: { key: string; uploadId: string }) => {
      dropped.push(place.key);
      await files.parts.drop(place);
    };
    const deps = { documents, files: { ...files, parts: { ...files.parts, drop } }, uploads: uploadStore(documents) };
    const part = storeUploadPart(deps, person.uid, { id: value.id, part: 1 }, async () => {
      await call(person, "projects", "remove", { id: projectId });
      return aJpeg(1080, 1350);
    });
    await expect(part).rejects.toThrow();
    expect(dropped).toHaveLength(1);
  });
});

import { env } from "cloudflare:workers";
import { days, instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { purgeRemoved } from "../../src/features/assets/purge-removed.ts";
import { sweepExportFiles } from "../../src/features/studio/rendering/sweep-export-files.ts";
import { anOwner, aPhoto, finish, sendPart, start, uploaded } from "../assets/an-upload.ts";
import { aJpeg } from "../some-files.ts";
import { aDraft } from "../studio/a-draft.ts";
import { aPerson, ask, call, givePlan, type Person, removeDocument } from "../support.ts";

const { FILES } = env as unknown as Env;
const KB = 1024;
const inDays = (count: number) => ({
  ...buildContext(env as unknown as Env, () => undefined),
  now: instant(Date.now() + days(count)),
});

const used = async (person: Person) => (await call(person, "usage", "summary")).value.storage.used;

async function withStorage(bytes: number) {
  const person = await givePlan(await aPerson(), { projects: 3, storage: bytes });
  return { person, projectId: (await call(person, "projects", "create", { name: "Spring" })).value.id };
}

async function handIn(person: Person, id: string, bytes: Uint8Array) {
  const answer = await ask(`/api/exports/${id}/0`, {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "image/jpeg" },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return { status: answer.status, body: (await answer.json()) as { key: string } };
}

describe("storage (ADR 44)", () => {
  it("holds exactly as many of any number of uploads begun at once as there is room for", async () => {
    const owner = await withStorage(10 * KB);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => start(owner, 4 * KB)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.error?.message).toBe(
      "This needs 4 kB, and 2 kB of your 10 kB of storage is left. Delete files you no longer need, or upgrade in Settings.",
    );
    const [begun] = answers.filter(({ status }) => status === 200);
    await call(owner.person, "assets", "abortUpload", { id: begun?.value.id ?? "" });
    expect(await used(owner.person)).toBe(4 * KB);
    expect((await start(owner, 4 * KB)).status).toBe(200);
  });

  it("counts a file once from its first part until it is permanently deleted, with the one it replaced", async () => {
    const owner = await anOwner();
    const { id } = await uploaded(owner, aPhoto(5 * KB));
    expect(await used(owner.person)).toBe(5 * KB);
    await uploaded(owner, aPhoto(3 * KB), { replaces: id });
    await uploaded(owner, aPhoto(2 * KB), { replaces: id });
    expect(await used(owner.person)).toBe(10 * KB);
    await call(owner.person, "assets", "remove", { items: [{ origin: "uploaded", id }] });
    expect(await used(owner.person)).toBe(10 * KB);
    await purgeRemoved(inDays(40));
    expect(await used(owner.person)).toBe(0);
  });

  it("is given back once when an upload is finished and canceled at the same time", async () => {
    const owner = await anOwner();
    const { value } = await start(owner, 4 * KB);
    await sendPart(owner, value.id, 1, aPhoto(4 * KB));
    const [finished] = await Promise.all([
      finish(owner, value.id),
      call(owner.person, "assets", "abortUpload", { id: value.id }),
    ]);
    expect(await used(owner.person)).toBe(finished.status === 200 ? 4 * KB : 0);
  });

  it("of a project comes back with its deletion, once however often that is asked", async () => {
    const owner = await anOwner();
    await uploaded(owner, aPhoto(5 * KB));
    const remove = () => call(owner.person, "projects", "remove", { id: owner.projectId });
    await Promise.all([remove(), remove(), remove()]);
    expect(await used(owner.person)).toBe(0);
  });

  it("includes what was there before it was first counted", async () => {
    const owner = await anOwner();
    await uploaded(owner, aPhoto(5 * KB));
    await removeDocument(`storage/${owner.person.uid}`);
    await uploaded(owner, aPhoto(1 * KB));
    expect(await used(owner.person)).toBe(6 * KB);
  });

  it("counts an exported file when it is handed in, and no second time as an asset", async () => {
    const { person, id } = await aDraft();
    const { body } = await handIn(person, id, aJpeg(1080, 1350));
    const size = aJpeg(1080, 1350).byteLength;
    expect(await used(person)).toBe(size);
    const file = { key: body.key, type: "image/jpeg", width: 1, height: 1, durationMs: null, platform: null };
    for (const status of [200, 200])
      expect((await call(person, "studio", "finishExport", { id, files: [file] })).status).toBe(status);
    expect(await used(person)).toBe(size);
    await sweepExportFiles(inDays(2));
    expect(await FILES.head(body.key)).not.toBeNull();
  });

  it("is refused to an export that does not fit, and comes back from one that was never finished", async () => {
    const { person, id } = await aDraft();
    const { body } = await handIn(person, id, aPhoto(3 * KB));
    await givePlan(person, { projects: 3, images: 9, storage: 4 * KB });
    expect((await handIn(person, id, aPhoto(2 * KB))).status).toBe(429);
    expect(await used(person)).toBe(3 * KB);
    await sweepExportFiles(inDays(2));
    expect(await FILES.head(body.key)).toBeNull();
    expect(await used(person)).toBe(0);
  });
});

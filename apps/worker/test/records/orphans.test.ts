import { env } from "cloudflare:workers";
import { days, hours, type Instant, instant, later } from "@vignette/domain/kernel";
import { beforeEach, describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { records } from "../../src/records/registry.ts";
import { sweepOrphans } from "../../src/user-data/sweep-orphans.ts";
import { anOwner, uploaded } from "../assets/an-upload.ts";
import { oneDocument } from "../one-document.ts";
import { aPerson, fault, noFaults, removeDocument, writeDocument } from "../support.ts";

const { FILES } = env as unknown as Env;
const context = buildContext(env as unknown as Env, () => undefined);
const now = instant(Date.now());
const id = () => crypto.randomUUID();
const text = (stringValue: string) => ({ stringValue });
const fileOf = (key: string) => ({ mapValue: { fields: { key: text(key) } } });

/** Sweeps these files alone, since other tests keep theirs in the same bucket. Gives those that were removed. */
async function swept(keys: readonly string[], at: Instant = later(now, days(3))): Promise<string[]> {
  for (const key of keys) await FILES.put(key, "a file");
  const list = async () => {
    const found = await Promise.all(keys.map((key) => FILES.head(key)));
    const there = found.flatMap((it) => (it ? [{ key: it.key, bytes: it.size, storedAt: instant(+it.uploaded) }] : []));
    return { files: there, next: null };
  };
  await sweepOrphans({ ...context, files: { ...context.files, list }, now: at });
  return await missing(keys);
}

async function missing(keys: readonly string[]): Promise<string[]> {
  const left = await Promise.all(keys.map((key) => FILES.head(key)));
  return keys.filter((_, index) => left[index] === null);
}

const number = (integerValue: number) => ({ integerValue: String(integerValue) });
const walk = { after: { nullValue: null }, seen: number(0), removed: number(0), removedBytes: number(0) };
beforeEach(() => writeDocument("operations/file_walk", { ...walk, beginsAt: number(now) }));

/** In each folder that a collection declares, a file of no document. */
const orphans = () => [
  `photos/${id()}/p1`,
  `support/${id()}/1.png`,
  `renders/${id()}/1.json`,
  `exports/${id()}/0-${id()}.mp4`,
  `creations/${id()}/voice-${id()}`,
  `materials/${id()}/${id()}/${id()}`,
  `materials/${id()}/${id()}/${id()}.sha256`,
  `thumbnails/${id()}/${id()}/${id()}.jpg`,
];

describe("a file that no document names", () => {
  it("is removed, in every folder of the product", async () => {
    const keys = orphans();
    const folders = records.flatMap(({ ownership }) => Object.keys(ownership?.files?.under ?? {}));
    expect(new Set(keys.map((key) => key.split("/")[0]))).toEqual(new Set(folders));
    expect(await swept(keys)).toEqual(keys);
  });

  it("is removed beside one that a removed creation's asset still has", async () => {
    const [creation, asset] = [id(), id()];
    const [used, unused] = [`exports/${creation}/0-used.mp4`, `exports/${creation}/0-unused.mp4`];
    await writeDocument(`assets/${asset}`, anAssetOf(creation, used));
    expect(await swept([used, unused])).toEqual([unused]);
  });

  it("stays for 48 hours, because it may belong to something just begun", async () => {
    expect(await swept(orphans(), later(now, hours(47)))).toEqual([]);
  });

  it("stays in a folder that no collection declares", async () => {
    expect(await swept([`voices/${id()}/Ada-en`, `${id()}/x`])).toEqual([]);
  });

  it("stays while a document cannot be read, and goes with the next run", async () => {
    const keys = orphans();
    await fault({ host: "firestore.googleapis.com", path: QUERY, skip: 1, times: 3, fault: { status: 503 } });
    await expect(swept(keys)).rejects.toThrow();
    await noFaults();
    expect(await missing(keys)).toEqual([]);
    expect(await swept(keys)).toEqual(keys);
  });

  it("stays if most of the files that were looked at have no document", async () => {
    const folder = `photos/${id()}`;
    const many = Array.from({ length: 51 }, (_, index) => `${folder}/${index}`);
    expect(await swept(many)).toEqual([]);
  });

  it("waits for the next walk, once a day, also after the walks of many days were missed", async () => {
    const long = later(now, days(9));
    expect(await swept([], long)).toEqual([]);
    const keys = orphans();
    expect(await swept(keys, long)).toEqual(keys);
    expect(await swept(orphans(), later(long, hours(23)))).toEqual([]);
    const next = orphans();
    expect(await swept(next, later(long, hours(24)))).toEqual(next);
  });

  it("stays for 48 hours after the first run with a database", async () => {
    const keys = orphans();
    await removeDocument("operations/file_walk");
    const first = later(now, days(9));
    expect(await swept(keys, first)).toEqual([]);
    expect(await swept(keys, later(first, hours(47)))).toEqual([]);
    expect(await swept(keys, later(first, hours(48)))).toEqual(keys);
  });
});

const QUERY = "/v1/projects/vignette-local/databases/(default)/documents:runQuery";

function anAssetOf(creation: string, key: string) {
  const file = {
    key: text(key),
    type: text("video/mp4"),
    bytes: number(1000),
    sha256: text("0".repeat(64)),
    width: number(1080),
    height: number(1920),
    durationMs: number(9000),
    platform: { nullValue: null },
  };
  return {
    uid: text("u1"),
    projectId: text("p1"),
    type: text("video-story"),
    name: text("Six rolls"),
    creationId: text(creation),
    files: { arrayValue: { values: [{ mapValue: { fields: file } }] } },
    createdAt: { timestampValue: new Date().toISOString() },
  };
}

describe("a file stays that is named by", () => {
  it("a document with a folder of its own", async () => {
    const { uid, email } = await aPerson();
    const kept = ["users", "support", "renders", "creations", "materials"];
    const documents = records
      .filter(({ name }) => kept.includes(name))
      .map((record) => oneDocument(record, { uid, email, projectId: id() }));
    for (const { path, fields } of documents) await writeDocument(path, fields);
    const [user, ticket, render, creation, material] = kept.map(
      (name) => documents.find((it) => it.path.startsWith(`${name}/`))?.id,
    );
    const keys = [
      `photos/${user}/p1`,
      `support/${ticket}/1.png`,
      `renders/${render}/1.json`,
      `creations/${creation}/voice-1`,
      `exports/${creation}/0-1.mp4`,
      `materials/${uid}/${material}/earlier`,
      `thumbnails/${uid}/${material}/1.jpg`,
    ];
    expect(await swept(keys)).toEqual([]);
  });

  it("an uploaded asset, which the bucket lists in the order of keys, page by page", async () => {
    const owner = await anOwner();
    const ids = [(await uploaded(owner)).id, (await uploaded(owner)).id];
    const folder = `materials/${owner.person.uid}/`;
    const first = await context.files.list(folder, 1);
    const second = await context.files.list(first.next, 1);
    const keys = [...first.files, ...second.files].map(({ key }) => key);
    expect(keys.map((key) => key.split("/")[2])).toEqual(ids.toSorted());
    const thumbnails = ids.map((it) => `thumbnails/${owner.person.uid}/${it}/1.jpg`);
    expect(await swept([...keys, ...thumbnails])).toEqual([]);
  });

  it("an upload, an export that no asset has yet, a variant, and the cover of a post, also of one that was removed", async () => {
    const keys = [
      `materials/u1/m1/${id()}`,
      `exports/${id()}/0-${id()}.jpg`,
      ...[id(), id(), id()].map((it) => `creations/${it}/image-1`),
    ];
    const [a = "", b = "", c = "", d = "", e = ""] = keys;
    await writeDocument(`uploads/${id()}`, { key: text(a) });
    await writeDocument(`export_files/${id()}`, { file: fileOf(b) });
    await writeDocument(`variant_sets/${c.split("/")[1]}`, { media: { arrayValue: { values: [fileOf(c)] } } });
    await writeDocument(`posts/${id()}`, { coverKey: text(d) });
    await writeDocument(`removed_posts/${id()}`, { post: { mapValue: { fields: { coverKey: text(e) } } } });
    expect(await swept(keys)).toEqual([]);
  });

  it("an unreadable document, even if the field that leads to it is damaged", async () => {
    const creation = id();
    const [damaged, astray] = [`exports/${creation}/0-1.mp4`, `exports/${id()}/0-1.mp4`];
    await writeDocument(`assets/${id()}`, { ...anAssetOf(creation, damaged), files: text("?") });
    const lost = id();
    await writeDocument(`assets/${lost}`, { ...anAssetOf(creation, astray), creationId: number(7) });
    await writeDocument(`unreadable_documents/assets~${lost}`, {
      path: text(`assets/${lost}`),
      uid: text("u1"),
      problem: text("creationId: not a text"),
      seenAt: { timestampValue: new Date().toISOString() },
    });
    expect(await swept([damaged, astray])).toEqual([]);
  });
});

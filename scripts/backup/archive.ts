import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Account, Sandbox } from "@vignette/sandbox";
import { StartFault } from "../local/start-problem.ts";
import type { Database, StoredDocument } from "./database.ts";
import type { Bucket, StoredFile } from "./local-bucket.ts";

/** What a backup holds, with the hashes that prove it whole. */
export type Manifest = {
  version: string;
  documents: number;
  people: number;
  files: number;
  bytes: number;
  /** SHA-256 (hex) of the lists of the same name; the lines of `files.ndjson` hold the hash of each file. */
  sha256: Record<(typeof lists)[number], string>;
};

const lists = ["documents", "people", "files"] as const;

type Listed = StoredFile & { sha256: string };
type Source = { database: Database; bucket: Bucket; people: Sandbox["people"]; collections: readonly string[] };

/**
 * Writes every document, person and file into a folder: `documents.ndjson`, `people.ndjson`, `files.ndjson`, the files by
 * their hash, and at the end `manifest.json`, without which a backup is not whole. Two backups of the same data are equal
 * byte by byte.
 */
export async function backUp({ database, bucket, people, collections }: Source, folder: string, version: string) {
  if (existsSync(join(folder, "manifest.json"))) throw new StartFault(`${folder} holds a backup already.`);
  const documents: string[] = [];
  for (const collection of [...new Set(collections)].toSorted())
    for await (const document of database.all(collection)) documents.push(lineOf(document));
  const files: string[] = [];
  let bytes = 0;
  for await (const file of bucket.all()) {
    const body = await bucket.read(file.key);
    const sha256 = hashOf(body);
    put(join(folder, "files", sha256), body);
    files.push(lineOf({ ...file, sha256 } satisfies Listed));
    bytes += body.byteLength;
  }
  const accounts = people.all().map(lineOf);
  const texts = { documents: documents.join(""), people: accounts.join(""), files: files.toSorted().join("") };
  for (const name of lists) put(join(folder, `${name}.ndjson`), texts[name]);
  const manifest: Manifest = {
    version,
    documents: documents.length,
    people: accounts.length,
    files: files.length,
    bytes,
    sha256: { documents: hashOf(texts.documents), people: hashOf(texts.people), files: hashOf(texts.files) },
  };
  put(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Puts everything of a backup back, and removes what is not in it. Reads and checks the whole backup first: a damaged one
 * changes nothing and throws a StartFault that names what is wrong.
 */
export async function restore({ database, bucket, people, collections }: Source, folder: string): Promise<Manifest> {
  const { manifest, documents, accounts, files } = readArchive(folder);
  for (const collection of new Set(collections)) {
    const paths: string[] = [];
    for await (const { path } of database.all(collection)) paths.push(path);
    await database.remove(paths);
  }
  const keys: string[] = [];
  for await (const { key } of bucket.all()) keys.push(key);
  for (let at = 0; at < keys.length; at += 1000) await bucket.remove(keys.slice(at, at + 1000));

  people.replace(accounts);
  await database.write(documents);
  for (const { sha256, ...file } of files) await bucket.write(file, readFileSync(join(folder, "files", sha256)));
  return manifest;
}

function readArchive(folder: string) {
  if (!existsSync(join(folder, "manifest.json"))) throw new StartFault(`${folder} holds no whole backup.`);
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  const [documents, accounts, files] = lists.map((name) => {
    const text = readFileSync(join(folder, `${name}.ndjson`), "utf8");
    if (hashOf(text) !== manifest.sha256[name]) throw new StartFault(`${name}.ndjson is damaged.`);
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }) as [StoredDocument[], Account[], Listed[]];
  for (const { key, sha256 } of files)
    if (hashOf(readFileSync(join(folder, "files", sha256))) !== sha256)
      throw new StartFault(`The file ${key} is damaged.`);
  return { manifest, documents, accounts, files };
}

const hashOf = (body: string | Uint8Array): string => createHash("sha256").update(body).digest("hex");

/** One line of JSON with its keys in order, so that equal values are equal bytes. */
const lineOf = (value: unknown): string =>
  `${JSON.stringify(value, (_, it: unknown) =>
    typeof it === "object" && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(byKey))
      : it,
  )}\n`;

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

function put(path: string, body: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}

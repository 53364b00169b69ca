import { fileEndings } from "@vignette/domain/media";
import type { Documents } from "../adapters/documents/documents.ts";
import type { Files } from "../adapters/files/files.ts";
import { postRecords } from "../records/posts/posts.ts";
import { targetRecords } from "../records/posts/targets.ts";
import type { Located, RawDocument, RecordFacts } from "../records/record.ts";
import { records } from "../records/registry.ts";
import { openRaw, whose } from "./owned-documents.ts";

/** A file of the user, with a URL for the browser and its size. */
export type ExportedFile = { name: string; url: string; bytes: number };

/**
 * Everything that is stored about a user: documents by collection, and files. Platform tokens and secrets are left
 * out.
 */
export type UserData = { documents: Record<string, RawDocument[]>; files: ExportedFile[] };

/** Exports everything that is stored about a user. Each collection's entry in the registry defines what is exported. */
export async function exportUserData(
  { documents, files }: { documents: Documents; files: Files },
  uid: string,
): Promise<UserData> {
  const collections = await Promise.all(records.map((record) => exportedFrom(documents, record, uid)));
  const exported = collections.flatMap((it) => it ?? []);
  return {
    documents: Object.fromEntries(exported.map((it) => [it.name, it.documents])),
    files: await filesOf(
      files,
      exported.flatMap((it) => it.files),
    ),
  };
}

type Named = { key: string; name: string };

async function exportedFrom(documents: Documents, record: RecordFacts, uid: string) {
  const { ownership } = record;
  // Targets are part of their post.
  if (!ownership || record.parent || "leftOut" in ownership.dataExport) return null;
  const { as, of = (document: RawDocument) => document } = ownership.dataExport;
  const collection = openRaw(documents, record);
  const one = ownership.owner === "key" ? await collection.get(uid) : null;
  const found = ownership.owner === "key" ? (one ? [one] : []) : await collection.find({ where: whose({ uid }) });
  const whole =
    record.name === postRecords.name ? await Promise.all(found.map((it) => withTargets(documents, it))) : found;
  return {
    name: as,
    documents: whole.map(({ value }) => of(value)),
    files: found.flatMap((it) => namedFiles(record, it)),
  };
}

/** A post with its targets: the content for each account, and its result. */
async function withTargets(documents: Documents, { id, value }: Located): Promise<Located> {
  const found = await openRaw(documents, targetRecords, id).find({});
  return { id, value: { ...value, targets: found.map((it) => exportedTarget(it.value)) } };
}

function exportedTarget(target: RawDocument): RawDocument {
  const dataExport = targetRecords.ownership?.dataExport;
  return dataExport && "of" in dataExport && dataExport.of ? dataExport.of(target) : {};
}

function namedFiles({ ownership }: RecordFacts, document: Located): Named[] {
  const { keys = [], exportName = document.id } = ownership?.files?.of(document) ?? {};
  return keys.map((key, index) => ({ key, name: `${exportName}/${index + 1}` }));
}

async function filesOf(files: Files, named: readonly Named[]): Promise<ExportedFile[]> {
  const found = await Promise.all(
    named.map(async ({ key, name }) => {
      const head = await files.head(key);
      if (!head) return [];
      return [{ name: `${name}.${endingOf(head.type)}`, url: await files.link(key), bytes: head.bytes }];
    }),
  );
  return found.flat();
}

const endings: Record<string, string> = fileEndings;
const endingOf = (type: string): string => endings[type] ?? "bin";

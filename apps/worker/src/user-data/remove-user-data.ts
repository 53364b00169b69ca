import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Stored, Write } from "../adapters/documents/documents.ts";
import { ignoreOvertaken } from "../adapters/documents/ignore-overtaken.ts";
import type { Files } from "../adapters/files/files.ts";
import { postRecords } from "../records/posts/posts.ts";
import type { Located, Ownership, RawDocument, RecordFacts } from "../records/record.ts";
import { records } from "../records/registry.ts";
import { removedFilesWrites } from "../records/removed-files-writes.ts";
import { storedBytes } from "../usage/storage.ts";
import { erasePlannedPosts, erasePosts, type PostRemoval } from "./erase-posts.ts";
import { openRaw, type UserIdentity, whose } from "./owned-documents.ts";

type Deps = { documents: Documents; files: Files; newId: () => string; now: Instant };

/** Called with documents that were removed, by the name of their collection. */
type AfterRemoval = Readonly<Record<string, (removed: readonly Located[]) => Promise<void>>>;

/** Documents per batch: Firestore allows 500 writes in a commit. Source: docs/platforms/firestore.md#limits. */
const BATCH = 200;

/** Replaces the id of a deleted user. */
const DELETED = "deleted";

/**
 * Removes everything a user has, collection by collection in the registry's order, with the files. Can be repeated
 * after a failure. Throws a Refusal if a post is being sent; nothing that this post needs is removed by then.
 */
export async function removeUserData(deps: Deps, uid: string, afterRemoval: AfterRemoval = {}): Promise<void> {
  for (const record of records) {
    if (record.ownership) await removeFromAccount(deps, record, record.ownership, uid, afterRemoval);
  }
}

/**
 * Removes everything in one project of a user; the project's own document and receipts of what went out stay. Can be
 * repeated after a failure. Throws a Refusal if a post is being sent or in doubt.
 */
export async function removeProjectData(deps: Deps, owner: Required<UserIdentity>): Promise<void> {
  const removal = { of: "project", now: deps.now } as const;
  await erasePlannedPosts(deps.documents, owner, removal);
  for (const record of records) {
    if (record.ownership?.projectDeletion === "remove") await removeAll(deps, record, owner, removal);
  }
}

async function removeFromAccount(
  deps: Deps,
  record: RecordFacts,
  { owner, accountDeletion, mentions = [] }: Ownership,
  uid: string,
  afterRemoval: AfterRemoval,
): Promise<void> {
  if (accountDeletion !== "remove") await anonymizeAll(deps, record, ["uid", uid], accountDeletion.anonymize);
  else if (owner === "key") await removeOne(deps, record, uid);
  else await removeAll(deps, record, { uid }, { of: "account" }, afterRemoval[record.name]);
  for (const field of mentions) await anonymizeAll(deps, record, [field, uid], { [field]: DELETED });
}

async function removeOne(deps: Deps, record: RecordFacts, uid: string): Promise<void> {
  const document = { id: uid, value: { uid } };
  await removeFiles(deps.files, record, document);
  const removal = openRaw(deps.documents, record).writes.remove(uid);
  await deps.documents.commit([removal, ...removedFilesWrites(deps, prefixesOf(record, [document]))]);
}

async function removeAll(
  deps: Deps,
  record: RecordFacts,
  owner: UserIdentity,
  removal: PostRemoval,
  after: AfterRemoval[string] = async () => undefined,
): Promise<void> {
  // Targets are removed in the same commit as their post.
  if (record.parent) return;
  const collection = openRaw(deps.documents, record);
  for (;;) {
    const found = await collection.find({ where: whose(owner), limit: BATCH });
    if (found.length === 0) return;
    if (record.name === postRecords.name) {
      for (const { id } of found) await erasePosts(deps.documents, [id], removal);
    } else {
      for (const document of found) await removeFiles(deps.files, record, document);
      await deps.documents
        .commit([
          ...removals(deps.documents, record, owner, found),
          ...removedFilesWrites(deps, prefixesOf(record, found)),
        ])
        // What another request changed or removed is found again, or is gone.
        .catch(ignoreOvertaken);
    }
    await after(found);
  }
}

/**
 * The writes that remove documents and give their storage back. Another deletion of the same project must not give it
 * back twice, so each is removed on the version that was read. With an account its whole storage record goes.
 */
function removals(
  documents: Documents,
  record: RecordFacts,
  { uid, projectId }: UserIdentity,
  found: readonly Stored<RawDocument>[],
): Write[] {
  const { writes } = openRaw(documents, record);
  const bytesOf = record.ownership?.bytes;
  if (!bytesOf || projectId === undefined) return found.map(({ id }) => writes.remove(id));
  const bytes = found.reduce((sum, { value }) => sum + bytesOf(value), 0);
  return [...found.map(({ id, version }) => writes.remove(id, version)), ...storedBytes(documents, uid, -bytes)];
}

async function anonymizeAll(
  { documents, files }: Deps,
  record: RecordFacts,
  [field, uid]: readonly [field: string, uid: string],
  fields: RawDocument,
): Promise<void> {
  const collection = openRaw(documents, record);
  for (;;) {
    const found = await collection.find({ where: [[field, "==", uid]], limit: BATCH });
    if (found.length === 0) return;
    for (const document of found) await removeFiles(files, record, document);
    await documents.commit(found.map(({ id }) => collection.writes.patch(id, fields)));
  }
}

/** Where the files of these documents are. */
function prefixesOf({ ownership }: RecordFacts, found: readonly Located[]): string[] {
  return found.flatMap((document) => {
    const { keys = [], folders = [] } = ownership?.files?.of(document) ?? {};
    return [...keys, ...folders];
  });
}

async function removeFiles(files: Files, { ownership }: RecordFacts, document: Located): Promise<void> {
  const { keys = [], folders = [], begun } = ownership?.files?.of(document) ?? {};
  if (begun) await files.parts.drop(begun);
  if (keys.length > 0) await files.remove(keys);
  for (const folder of folders) await files.removeFolder(folder);
}

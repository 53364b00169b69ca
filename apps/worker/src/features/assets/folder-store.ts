import {
  type FoldersAndTags,
  pictureMark,
  REMOVED_PICTURES_MAX,
  tagKey,
  type UploadedAsset,
} from "@vignette/domain/assets";
import { changedMeanwhile, missing, Refusal } from "@vignette/domain/kernel";
import { DocumentError, type Documents, type Write } from "../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import { folderRecords } from "../../records/content/folders.ts";
import { open } from "../../records/open.ts";

const TRIES = 4;
const FOLDERS_MAX = 100;
const TAGS_MAX = 300;

const tooManyFolders = () =>
  new Refusal("limit", "assets.shelf-full", `A project can have up to ${FOLDERS_MAX} folders.`, "name").with({
    most: FOLDERS_MAX,
  });

const emptyShelf = (uid: string, projectId: string): FoldersAndTags => ({
  uid,
  projectId,
  folders: [],
  tags: [],
  removedPictures: [],
});

/**
 * Collection `shelves`, keyed by project id: the folders and tags of a project. Callers must have checked that the
 * project is the user's.
 */
export function folderStore(documents: Documents) {
  const collection = open(documents, folderRecords);
  const get = async (uid: string, projectId: string): Promise<FoldersAndTags> => {
    const stored = await collection.get(projectId).catch(nullIfUnreadable);
    return stored?.value.uid === uid ? stored.value : emptyShelf(uid, projectId);
  };

  /** Reads, changes and writes; tries again after a concurrent write. */
  async function change(
    uid: string,
    projectId: string,
    next: (before: FoldersAndTags) => FoldersAndTags,
  ): Promise<FoldersAndTags> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await collection.get(projectId);
      if (stored && stored.value.uid !== uid) throw missing("project");
      const before = stored?.value ?? emptyShelf(uid, projectId);
      const after = next(before);
      if (after === before) return before;
      try {
        await (stored ? collection.put(projectId, after, stored.version) : collection.create(projectId, after));
        return after;
      } catch (error) {
        const overtaken = error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists");
        if (!overtaken) throw error;
        if (attempt === TRIES) throw changedMeanwhile("page");
      }
    }
  }

  return {
    get,
    /** Remembers that the user removed this picture of a page. For a commit that fails if the document changed. */
    async removedPicture({ uid, projectId, ...picture }: UploadedAsset): Promise<Write[]> {
      const unreadable = (error: unknown) => nullIfUnreadable(error) ?? ("unreadable" as const);
      const stored = await collection.get(projectId).catch(unreadable);
      if (stored === "unreadable" || (stored && stored.value.uid !== uid)) return [];
      const before = stored?.value ?? emptyShelf(uid, projectId);
      const marks = [...before.removedPictures, pictureMark(picture)].slice(-REMOVED_PICTURES_MAX);
      const after = { ...before, removedPictures: marks };
      const { put, create } = collection.writes;
      return [stored ? put(projectId, after, stored.version) : create(projectId, after)];
    },
    /** Refused as missing if the project has no such folder. */
    async folder(uid: string, projectId: string, id: string) {
      const folder = (await get(uid, projectId)).folders.find((it) => it.id === id);
      if (!folder) throw missing("folder");
      return folder;
    },
    addFolder: (uid: string, projectId: string, folder: FoldersAndTags["folders"][number]) =>
      change(uid, projectId, (before) => {
        if (before.folders.length >= FOLDERS_MAX) throw tooManyFolders();
        return { ...before, folders: [...before.folders, folder] };
      }),
    renameFolder: (uid: string, projectId: string, id: string, name: string) =>
      change(uid, projectId, (before) => {
        if (!before.folders.some((it) => it.id === id)) throw missing("folder");
        return { ...before, folders: before.folders.map((it) => (it.id === id ? { id, name } : it)) };
      }),
    removeFolder: (uid: string, projectId: string, id: string) =>
      change(uid, projectId, (before) => {
        if (!before.folders.some((it) => it.id === id)) throw missing("folder");
        return { ...before, folders: before.folders.filter((it) => it.id !== id) };
      }),
    addTags: (uid: string, projectId: string, tags: readonly string[]) =>
      change(uid, projectId, (before) => {
        const known = new Set(before.tags.map(tagKey));
        const fresh = tags.filter((tag) => !known.has(tagKey(tag)));
        return fresh.length === 0 ? before : { ...before, tags: [...before.tags, ...fresh].slice(-TAGS_MAX) };
      }),
  };
}
export type FolderStore = ReturnType<typeof folderStore>;

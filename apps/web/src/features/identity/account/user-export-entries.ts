import type { ZipEntry } from "../../../shared/download/zip-entries.ts";

/** The Worker's export of a user: documents by collection, and the URLs of the files. */
export type UserExport = {
  documents: Record<string, readonly Record<string, unknown>[]>;
  files: readonly { name: string; url: string; bytes: number }[];
};

/** The documents as JSON, the captions as text, and the media as they are. */
export const userExportEntries = ({ documents, files }: UserExport): ZipEntry[] => [
  ...Object.entries(documents).map(([name, list]) => ({ name: `${name}.json`, text: JSON.stringify(list, null, 2) })),
  ...(documents.posts ?? []).flatMap(captionsOf),
  ...files.map((file) => ({ ...file, name: `media/${file.name}` })),
];

/** The captions of a post, one for each account. */
function captionsOf(post: Record<string, unknown>): ZipEntry[] {
  const targets = Array.isArray(post.targets) ? (post.targets as Record<string, unknown>[]) : [];
  return targets.map(({ id, platform, caption }) => ({
    name: `captions/${platform}-${id}.txt`,
    text: String(caption ?? ""),
  }));
}

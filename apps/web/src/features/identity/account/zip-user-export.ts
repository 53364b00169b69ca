import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** The Worker's export of a user: documents by collection, and the URLs of the files. */
export type UserExport = {
  documents: Record<string, readonly Record<string, unknown>[]>;
  files: readonly { name: string; url: string; bytes: number }[];
};

type Deps = {
  open: (url: string) => Promise<ReadableStream<Uint8Array>>;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
};

/**
 * One ZIP with the documents as JSON, the captions as text, and the media as they are. Only one file is in flight at a
 * time.
 */
export async function zipUserExport(everything: UserExport, { open, onProgress }: Deps): Promise<Blob> {
  const parts: Blob[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const zip = new Zip((error, part, final) => {
    if (error) return reject(error);
    parts.push(new Blob([part as Uint8Array<ArrayBuffer>]));
    if (final) resolve();
  });
  for (const [name, text] of textsOf(everything.documents)) addText(zip, name, text);

  const total = everything.files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  for (const file of everything.files) {
    await addFile(zip, `media/${file.name}`, await open(file.url), (bytes) => {
      done += bytes;
      onProgress(total === 0 ? 1 : Math.min(1, done / total));
    });
  }
  zip.end();
  await promise;
  return new Blob(parts, { type: "application/zip" });
}

type Document = Record<string, unknown>;

function textsOf(documents: UserExport["documents"]): [name: string, text: string][] {
  const json = Object.entries(documents).map(([name, list]): [string, string] => [
    `${name}.json`,
    JSON.stringify(list, null, 2),
  ]);
  return [...json, ...(documents.posts ?? []).flatMap(captionsOf)];
}

/** The captions of a post, one for each account. */
function captionsOf(post: Document): [name: string, text: string][] {
  const targets = Array.isArray(post.targets) ? (post.targets as Document[]) : [];
  return targets.map(({ id, platform, caption }) => [`captions/${platform}-${id}.txt`, String(caption ?? "")]);
}

function addText(zip: Zip, name: string, text: string): void {
  const entry = new ZipDeflate(name);
  zip.add(entry);
  entry.push(new TextEncoder().encode(text), true);
}

/** Media are compressed already and are stored unchanged. */
async function addFile(
  zip: Zip,
  name: string,
  body: ReadableStream<Uint8Array>,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const entry = new ZipPassThrough(name);
  zip.add(entry);
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    entry.push(read.value);
    onBytes(read.value.byteLength);
  }
  entry.push(new Uint8Array(), true);
}

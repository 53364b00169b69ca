import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of an archive: its path in it, and either its text or its address and size. */
export type ZipEntry = { name: string } & ({ text: string } | { url: string; bytes: number });

type ZipDeps = {
  open: (url: string) => Promise<ReadableStream<Uint8Array>>;
  /** 0 to 1, by the bytes of the files. */
  onProgress: (fraction: number) => void;
};

/** The entries as one ZIP. Files are fetched one at a time. Rejects if one of them cannot be opened or read. */
export async function zipEntries(entries: readonly ZipEntry[], { open, onProgress }: ZipDeps): Promise<Blob> {
  const parts: Blob[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const zip = new Zip((error, part, final) => {
    if (error) return reject(error);
    parts.push(new Blob([part as Uint8Array<ArrayBuffer>]));
    if (final) resolve();
  });
  const total = entries.reduce((sum, entry) => sum + ("bytes" in entry ? entry.bytes : 0), 0);
  let done = 0;
  for (const entry of entries) {
    if ("text" in entry) addText(zip, entry);
    else {
      await addFile(zip, entry.name, await open(entry.url), (bytes) => {
        done += bytes;
        onProgress(total === 0 ? 1 : Math.min(1, done / total));
      });
    }
  }
  zip.end();
  await promise;
  return new Blob(parts, { type: "application/zip" });
}

/** Opens the file at an address. Rejects unless it answers with a body. */
export async function openFile(url: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`A file to download answered ${answer.status}.`);
  return answer.body;
}

function addText(zip: Zip, { name, text }: { name: string; text: string }): void {
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

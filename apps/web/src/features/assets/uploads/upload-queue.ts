import type { LibraryAsset } from "@vignette/domain/assets";
import { UPLOAD_MAX_BYTES } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { runningWork } from "../../../shared/log-out/running-work.ts";
import { limitConcurrency } from "../../../shared/requests/limit-concurrency.ts";
import { PutRefused } from "../../../shared/requests/put-bytes.ts";
import { currentUid } from "../../../shared/session/current-uid.ts";
import { storeThumbnail } from "../../../shared/thumbnails/store-thumbnail.ts";
import { errorText, queryClient, refusalOf, trpcClient } from "../../../trpc.ts";
import { animatedSentence } from "../animated-sentence.ts";
import { unpictured } from "../unpictured.ts";
import { convertHeic, HeicRefused } from "./convert-heic.ts";
import { convertUpload } from "./convert-upload.ts";
import { inspectFile } from "./inspect-file.ts";
import { loudnessOf } from "./loudness-of.ts";
import { retryThroughOutages } from "./retry-through-outages.ts";
import { sendFile } from "./send-file.ts";
import { deleteStoredUpload, type StoredUpload, storedUploads, storeUpload } from "./stored-uploads.ts";
import { uploadEntries } from "./upload-entries.ts";
import { isUploadPending, type UploadEntry } from "./upload-entry.ts";

/** Uploads at the same time. Our own choice: more would only share the same bandwidth. */
const MAX_CONCURRENT = 3;
const limited = limitConcurrency(MAX_CONCURRENT);
const files = new Map<string, Blob>();
const stops = new Map<string, AbortController>();
/** Files being written to storage. Deleting one before that is done would leave it there permanently. */
const storing = new Map<string, Promise<boolean>>();
/** Uploads that this browser cannot show, which are converted once they are stored. */
const foreign = new Set<string>();

type Target = Pick<StoredUpload, "projectId" | "folderId" | "replaces">;

/** Starts uploads. They continue while other pages are open, and after a reload. */
export function addUploads(added: readonly File[], target: Target): void {
  const uid = currentUid();
  if (uid === null) return;
  const entries = added.map((file): UploadEntry => {
    const name = file.name.replaceAll(/\s+/g, " ").trim().slice(-120) || m.assets_pasted_picture();
    const upload = { ...target, id: crypto.randomUUID(), uid, name, uploadId: null, addedAt: Date.now() };
    files.set(upload.id, file);
    const sentence = m.assets_refused_bytes({ name });
    const refused = file.size > UPLOAD_MAX_BYTES;
    return {
      ...upload,
      bytes: file.size,
      stored: false,
      state: refused ? { status: "refused", sentence } : { status: "waiting" },
    };
  });
  uploadEntries.add(entries);
  for (const entry of entries) if (isUploadPending(entry)) void withUploadLock(entry.id, () => run(entry.id));
}

/** Resumes the uploads that were unfinished when the page was closed, except those that another tab is working on. */
export async function resumeUploads(): Promise<void> {
  const uid = currentUid();
  if (uid === null) return;
  for (const { upload, file } of await storedUploads(uid)) {
    if (uploadEntries.find(upload.id) || stops.has(upload.id)) continue;
    void withUploadLock(upload.id, async () => {
      // The other tab may have finished it meanwhile.
      const isLeft = (await storedUploads(uid)).some((it) => it.upload.id === upload.id);
      if (!isLeft) return;
      files.set(upload.id, file);
      uploadEntries.add([{ ...upload, bytes: file.size, stored: true, state: { status: "waiting" } }]);
      await run(upload.id);
    });
  }
}

/** Retries a failed upload. */
export function retryUpload(id: string): void {
  uploadEntries.set(id, { status: "waiting" });
  void withUploadLock(id, () => run(id));
}

/** Cancels an upload, here and on the server. Uploads that have ended are removed from the list. */
export async function cancelUpload(id: string): Promise<void> {
  const entry = uploadEntries.find(id);
  stops.get(id)?.abort(new DOMException("Canceled.", "AbortError"));
  uploadEntries.remove((it) => it.id === id);
  await forget(id);
  if (entry?.uploadId && isAbortable(entry)) {
    await trpcClient.assets.abortUpload.mutate({ id: entry.uploadId }).catch(() => undefined);
  }
}

/** Removes all uploads that have ended from the list. */
export function dismissFinished(): void {
  for (const { id } of uploadEntries.all().filter((it) => !isUploadPending(it))) void forget(id);
  uploadEntries.remove((it) => !isUploadPending(it));
}

const isAbortable = ({ state }: UploadEntry) => state.status !== "done" && state.status !== "refused";

/** Runs `work` in one tab at a time, by a web lock. Other tabs with the same upload wait. */
async function withUploadLock(id: string, work: () => Promise<void>): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    await navigator.locks.request(`vignette-upload-${id}`, { signal: stop.signal }, work);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    if (stops.get(id) === stop) stops.delete(id);
  }
}

async function run(id: string): Promise<void> {
  const [entry, file, stop] = [uploadEntries.find(id), files.get(id), stops.get(id)];
  if (!entry || !file || !stop) return;
  const { bytes: _, state: __, ...upload } = entry;
  if (!entry.stored) void store(upload, file);
  try {
    const work = { kind: "upload", stop: () => void cancelUpload(id) } as const;
    const item = await runningWork.during(
      work,
      limited(() => processUpload(upload, file, stop.signal), stop.signal),
    );
    // Stored already, so that neither the question nor the conversion holds up other uploads.
    if (item && foreign.delete(id)) {
      const onProgress = (progress: number) => uploadEntries.set(id, { status: "converting", progress });
      const onAsking = () => uploadEntries.set(id, { status: "asking", item });
      await convertUpload(item, { signal: stop.signal, onAsking, onProgress });
    }
    if (item) uploadEntries.set(id, { status: "done", item });
    const animated = item && animatedSentence(item);
    if (animated) notify({ title: animated });
    await forget(id);
    announceFinished();
  } catch (error) {
    if (stop.signal.aborted) return;
    uploadEntries.set(id, failureState(error));
    if (uploadEntries.find(id)?.state.status === "refused") await forget(id);
  }
}

/** Inspects a file, uploads it and generates its thumbnail. Null if the file was refused. */
async function processUpload(upload: StoredUpload, file: Blob, signal: AbortSignal): Promise<LibraryAsset | null> {
  const { id, name } = upload;
  const sending = progressOf(upload);
  const breaks = { signal, onPause: sending.pause };
  uploadEntries.set(id, { status: "checking" });
  const seen = await retryThroughOutages(() => inspectFile(file, name, signal), breaks);
  if (seen.kind === "heic") {
    uploadEntries.set(id, { status: "converting", progress: null });
    const jpeg = await convertHeic(file, name, signal);
    const item = await processUpload(
      Object.assign(upload, { name: name.replace(/\.hei[cf]$/i, ".jpg") }),
      jpeg,
      signal,
    );
    notify({ title: m.assets_stored_as_jpeg({ name }) });
    return item;
  }
  if (seen.kind === "refused") {
    uploadEntries.set(id, { status: "refused", sentence: seen.sentence });
    return null;
  }
  const facts = { width: seen.width, height: seen.height, durationMs: seen.durationMs };
  const lufs = seen.kind === "video" && seen.hasSound ? loudnessOf(file, seen.durationMs, signal) : undefined;
  const item = await retryThroughOutages(
    (steady) => sendFile({ upload, file, facts, lufs, signal, onProgress: sending.report }, steady),
    breaks,
  );
  if (seen.kind === "foreign") {
    foreign.add(id);
    return item;
  }
  const asset = unpictured(item);
  return (asset && (await storeThumbnail(asset, file))) ?? item;
}

/** Reports the progress of an upload. The time left is estimated from the part since the last pause. */
function progressOf(upload: StoredUpload) {
  let steady: { startedAt: number; startedFrom: number } | null = null;
  let progress = 0;
  return {
    report(next: number) {
      progress = next;
      steady ??= { startedAt: Date.now(), startedFrom: next };
      uploadEntries.setUploadId(upload.id, upload.uploadId);
      uploadEntries.set(upload.id, { status: "sending", progress, ...steady });
    },
    pause() {
      steady = null;
      uploadEntries.set(upload.id, { status: "paused", progress });
    },
  };
}

async function store(upload: StoredUpload, file: Blob): Promise<void> {
  const stored = storeUpload(upload, file);
  storing.set(upload.id, stored);
  uploadEntries.setStored(upload.id, await stored);
}

async function forget(id: string): Promise<void> {
  files.delete(id);
  await storing.get(id);
  storing.delete(id);
  await deleteStoredUpload(id);
}

function failureState(error: unknown): UploadEntry["state"] {
  if (error instanceof PutRefused || error instanceof HeicRefused)
    return { status: "refused", sentence: error.message };
  const isNo = /^(assets|media)\./.test(refusalOf(error) ?? "");
  return { status: isNo ? "refused" : "failed", sentence: errorText(error) };
}

let announceTimer: ReturnType<typeof setTimeout> | undefined;

/** Updates pages once when several uploads finish together. */
function announceFinished(): void {
  clearTimeout(announceTimer);
  announceTimer = setTimeout(() => {
    void queryClient.invalidateQueries({ queryKey: [["assets"]] });
    const all = uploadEntries.all();
    const done = all.filter((it) => it.state.status === "done").length;
    if (all.some(isUploadPending) || done === 0) return;
    notify({ kind: "success", title: m.assets_uploads_complete({ done }) });
    uploadEntries.remove((it) => it.state.status === "done");
  }, 250);
}

import { isVideo } from "@vignette/content";
import type { GeneratedAssetView } from "@vignette/domain/assets";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useSyncExternalStore } from "react";
import { runningWork } from "../../../shared/log-out/running-work.ts";
import { observed } from "../../../shared/requests/observed.ts";
import { queryClient, trpcClient } from "../../../trpc.ts";
import { exportFailure } from "./export-failure.ts";
import type { ExportStep } from "./export-words.ts";
import type { RenderedFile, RenderInput } from "./render-files.ts";
import { uploadFile } from "./upload-file.ts";

/** An export in this browser. `progress` is 0 to 1; `startedAt` is in ms since the epoch. */
export type CreationExportJob =
  | { status: "running"; step: ExportStep; progress: number; startedAt: number }
  | { status: "failed"; message: string }
  | { status: "done"; assetId: string };

/** What an export renders: the draft, its media, and the creation it belongs to. */
export type ExportInput = Pick<RenderInput, "draft" | "sceneInput" | "media"> & { creation: CreationView };

const jobs = observed<ReadonlyMap<string, CreationExportJob>>(new Map());
const stops = new Map<string, AbortController>();
/** Rendered files whose upload failed, by creation id: a retry uploads them without rendering again. */
const drawn = new Map<string, { words: string; files: RenderedFile[] }>();

/** The export of a creation, or null, with each step of its progress. It continues while the user is on other pages. */
export function useExportJob(creationId: string): CreationExportJob | null {
  return useSyncExternalStore(jobs.subscribe, () => jobs.get().get(creationId) ?? null);
}

/**
 * The status of an export and the asset that it made, or null. Unlike `useExportJob`, it does not render with each step of
 * progress.
 */
export function useExportEnd(creationId: string): {
  status: CreationExportJob["status"] | null;
  assetId: string | null;
} {
  const status = useSyncExternalStore(jobs.subscribe, () => jobs.get().get(creationId)?.status ?? null);
  const assetId = useSyncExternalStore(jobs.subscribe, () => {
    const job = jobs.get().get(creationId);
    return job?.status === "done" ? job.assetId : null;
  });
  return { status, assetId };
}

/**
 * Renders a creation, uploads the files and creates the asset. One at a time per creation. Resolves to the id of the
 * asset; null if one is running already, or if it failed or was canceled, which its job then says.
 */
export async function startExportJob(input: ExportInput): Promise<string | null> {
  const { id, name } = input.creation;
  if (jobs.get().get(id)?.status === "running") return null;
  const stop = new AbortController();
  stops.set(id, stop);
  const startedAt = Date.now();
  const report = (step: ExportStep, progress: number) => put(id, { status: "running", step, progress, startedAt });
  try {
    report("drawing", 0);
    const work = { kind: "export", stop: () => stop.abort() } as const;
    const asset = await runningWork.during(work, run(input, report, stop.signal));
    put(id, { status: "done", assetId: asset.id });
    notify({ kind: "success", title: m.media_is_ready_to_post({ name }) });
    return asset.id;
  } catch (error) {
    put(id, stop.signal.aborted ? null : { status: "failed", message: exportFailure(error) });
    return null;
  } finally {
    stops.delete(id);
    warnBeforeLeaving();
  }
}

/** Cancels the export of a creation, if one is running. */
export function cancelExportJob(creationId: string): void {
  stops.get(creationId)?.abort();
}

/** Clears the result of the last export, after the draft changed. */
export function forgetExportJob(creationId: string): void {
  if (jobs.get().get(creationId)?.status !== "running") put(creationId, null);
}

type Report = (step: ExportStep, progress: number) => void;

async function run(input: ExportInput, report: Report, signal: AbortSignal) {
  const { id } = input.creation;
  const share = isVideo(input.creation) ? 0.85 : 0.5;
  const files = await filesOf(input, (progress) => report("drawing", progress * share), signal);
  const keys: string[] = [];
  for (const [index, { blob }] of files.entries()) {
    const url = `/api/exports/${encodeURIComponent(id)}/${index}`;
    const at = (part: number) => share + ((index + part) / files.length) * (0.98 - share);
    keys.push(await uploadFile({ url, blob, onProgress: (part) => report("uploading", at(part)), signal }));
  }
  report("checking", 0.98);
  const asset = await trpcClient.studio.finishExport.mutate(
    { id, files: files.map(({ blob: _, ...file }, index) => ({ ...file, key: keys[index] ?? "" })) },
    { signal },
  );
  drawn.delete(id);
  await storeCover(asset, files);
  for (const router of ["studio", "assets", "usage"]) void queryClient.invalidateQueries({ queryKey: [[router]] });
  return asset;
}

/** Stores the small picture that posts and lists show, of a video a frame. They do without it if that fails. Source: ADR 140. */
async function storeCover({ id, files: [file] }: GeneratedAssetView, [rendered]: readonly RenderedFile[]) {
  if (!rendered || !file) return;
  const { storeThumbnail } = await import("../../../shared/thumbnails/store-thumbnail.ts");
  const kind = file.type === "video/mp4" ? "video" : "image";
  await storeThumbnail({ origin: "made", id, kind, file }, rendered.blob);
}

async function filesOf(
  { creation, draft, sceneInput, media }: ExportInput,
  onProgress: (it: number) => void,
  signal: AbortSignal,
) {
  const words = JSON.stringify({ draft, handles: sceneInput.handles });
  const before = drawn.get(creation.id);
  if (before?.words === words) return before.files;
  const { renderFiles } = await import("./render-files.ts");
  const files = await renderFiles({ draft, sceneInput, media, onProgress, signal });
  drawn.set(creation.id, { words, files });
  return files;
}

function put(id: string, job: CreationExportJob | null): void {
  const next = new Map(jobs.get());
  if (job) next.set(id, job);
  else next.delete(id);
  jobs.set(next);
  warnBeforeLeaving();
}

/** Asks before the tab is closed while an export is running. */
function warnBeforeLeaving(): void {
  const running = [...jobs.get().values()].some((job) => job.status === "running");
  window[running ? "addEventListener" : "removeEventListener"]("beforeunload", warn);
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

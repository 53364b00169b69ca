import type { GeneratedAsset } from "@vignette/domain/assets";
import { Refusal } from "@vignette/domain/kernel";
import {
  endedBy,
  isActive,
  nextForRender,
  type Render,
  type RenderStatus,
  wordsChanged,
} from "@vignette/domain/studio";
import { clock } from "../../../adapters/clock.ts";
import { DocumentError, type Stored } from "../../../adapters/documents/documents.ts";
import { logLine } from "../../../adapters/log/log-line.ts";
import { keepThumbnail } from "../../../pictures/keep-thumbnail.ts";
import { renderFolder } from "../../../records/content/renders.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { finishExport } from "./finish-export.ts";
import { finishRepair } from "./finish-repair.ts";
import { endRenderBooking } from "./render-booking.ts";
import { renderKeys, type SubmitDeps, submitRender, thumbnailKey } from "./submit-render.ts";

export type FollowDeps = SubmitDeps & UsageDeps;

/** Attempts when others write to the same render: progress, a sweep, a cancellation. */
const TRIES = 4;

/** Applies the report of a render job. False if the job is no longer wanted. */
export async function applyRenderReport(
  deps: FollowDeps,
  id: string,
  jobId: string,
  status: RenderStatus,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await deps.renders.get(id);
    if (!stored || stored.value.jobId !== jobId || !isActive(stored.value)) return false;
    try {
      await followRender(deps, stored, status);
      return true;
    } catch (error) {
      if (!isOvertaken(error) || attempt === TRIES) throw error;
    }
  }
}

/** Acts on the status of a render job: saves progress, checks finished files, restarts a lost job. */
export async function followRender(
  deps: FollowDeps,
  stored: Stored<Render>,
  status: RenderStatus | "unknown" | "away",
): Promise<void> {
  const next = nextForRender(stored.value, status, clock());
  if (next.type === "finish") return await finish(deps, stored);
  if (next.render === stored.value) return;
  if (next.type === "submit") return await submitRender(deps, { ...stored, value: next.render });
  await deps.renders.save(next.render, stored.version);
  await announceRender(deps, next.render);
  if (!isActive(next.render)) await endRender(deps, next.render);
}

/**
 * Applies the same checks as to files that were exported in a browser. The asset and the end of the render are one
 * commit.
 */
async function finish(deps: FollowDeps, { value, version }: Stored<Render>): Promise<void> {
  const now = clock();
  const done = (assetId: string): Render => ({
    ...value,
    state: "done",
    progress: 1,
    assetId,
    lastUpdated: now,
  });
  try {
    if (value.sourceKey !== null) {
      const end = { ...value, state: "done" as const, progress: 1, lastUpdated: now };
      const also = [deps.renders.writes.put(value.id, end, version)];
      await finishRepair({ ...deps, now }, value, renderKeys(value)[0] ?? "", also);
      return await ended(deps, end);
    }
    const { value: creation } = await deps.studio.get(value.uid, value.id);
    if (creation.lastUpdated !== value.creationAsOf) throw wordsChanged();
    const keys = renderKeys(value);
    const files = value.files.map(({ type, platform }, index) => {
      // Size and duration are read from the file itself.
      return { type, platform, key: keys[index] ?? "", width: 1, height: 1, durationMs: null };
    });
    const also = (assetId: string) => [deps.renders.writes.put(value.id, done(assetId), version)];
    const asset = await finishExport({ ...deps, now }, value.uid, { id: value.id, files }, also);
    await takeThumbnail(deps, value, asset);
    await ended(deps, done(asset.id));
  } catch (error) {
    if (!(error instanceof Refusal) || isOvertaken(error)) throw error;
    const failed = endedBy(value, error, now);
    await deps.renders.save(failed, version);
    await announceRender(deps, failed);
    await endRender(deps, failed);
  }
}

/** Stores the thumbnail of an export. A missing one does not undo it: the next page that shows the asset generates it. */
async function takeThumbnail(deps: FollowDeps, render: Render, asset: GeneratedAsset): Promise<void> {
  const { files, studio } = deps;
  const [first] = asset.files;
  try {
    const bytes = await files.read(thumbnailKey(render));
    if (!bytes || !first) return;
    const thumbnail = await keepThumbnail(
      deps,
      { uid: render.uid, assetId: asset.id },
      { bytes, of: first.key, colours: [] },
    );
    await deps.documents.commit([studio.assetWrites.patch(asset.id, { thumbnail })]);
    if (asset.thumbnail) await files.remove([asset.thumbnail.key]);
  } catch (error) {
    logLine("warn", "A thumbnail was not stored.", { error });
  }
}

/** What follows from a render that is done: its scenes are not needed any more. */
async function ended(deps: FollowDeps, render: Render): Promise<void> {
  await announceRender(deps, render);
  await endRenderBooking(deps, render);
  await deps.files.removeFolder(renderFolder(render.id));
}

/** Removes the files and scenes of a render that did not finish, and ends the booking of its credits. */
export async function endRender(deps: Pick<FollowDeps, "files"> & UsageDeps, render: Render): Promise<void> {
  const { files } = deps;
  await endRenderBooking(deps, render);
  await files.remove(renderKeys(render));
  await files.removeFolder(renderFolder(render.id));
}

/** Announces a change of a render to open pages; at the end, also the change of the creation. */
export async function announceRender({ live }: Pick<FollowDeps, "live">, render: Render): Promise<void> {
  const { uid, id: creationId, projectId, progress, state, sourceKey } = render;
  if (sourceKey !== null) return state === "done" ? await live(uid, { type: "asset", projectId }) : undefined;
  await live(uid, { type: "render", projectId, creationId });
  if (state === "done") await live(uid, { type: "creation", projectId, creationId, progress });
}

/** A concurrent write came first: try again. */
function isOvertaken(error: unknown): boolean {
  if (error instanceof DocumentError) return error.kind === "changed";
  return error instanceof Refusal && error.code === "creation.changed";
}

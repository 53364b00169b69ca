import { instant, Refusal } from "@vignette/domain/kernel";
import {
  endedBy,
  isActive,
  nextForRender,
  type Render,
  type RenderStatus,
  wordsChanged,
} from "@vignette/domain/studio";
import { DocumentError, type Stored } from "../../../adapters/documents/documents.ts";
import { renderFolder } from "../../../records/content/renders.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { finishExport } from "./finish-export.ts";
import { endRenderBooking } from "./render-booking.ts";
import { renderKeys, type SubmitDeps, submitRender } from "./submit-render.ts";

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
  const next = nextForRender(stored.value, status, instant(Date.now()));
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
  const now = instant(Date.now());
  const done = (assetId: string): Render => ({
    ...value,
    state: "done",
    progress: 1,
    assetId,
    lastUpdated: now,
  });
  try {
    const { value: creation } = await deps.studio.get(value.uid, value.id);
    if (creation.lastUpdated !== value.creationAsOf) throw wordsChanged();
    const keys = renderKeys(value);
    const files = value.files.map(({ type, platform }, index) => {
      // Size and duration are read from the file itself.
      return { type, platform, key: keys[index] ?? "", width: 1, height: 1, durationMs: null };
    });
    const also = (assetId: string) => [deps.renders.writes.put(value.id, done(assetId), version)];
    const asset = await finishExport({ ...deps, now }, value.uid, { id: value.id, files }, also);
    await announceRender(deps, done(asset.id));
    await endRenderBooking(deps, done(asset.id));
    await deps.files.removeFolder(renderFolder(value.id));
  } catch (error) {
    if (!(error instanceof Refusal) || isOvertaken(error)) throw error;
    const ended = endedBy(value, error, now);
    await deps.renders.save(ended, version);
    await announceRender(deps, ended);
    await endRender(deps, ended);
  }
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
  const { uid, id: creationId, projectId, progress, state } = render;
  await live(uid, { type: "render", projectId, creationId });
  if (state === "done") await live(uid, { type: "creation", projectId, creationId, progress });
}

/** A concurrent write came first: try again. */
function isOvertaken(error: unknown): boolean {
  if (error instanceof DocumentError) return error.kind === "changed";
  return error instanceof Refusal && error.code === "creation.changed";
}

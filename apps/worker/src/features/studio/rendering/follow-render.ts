import { instant, Refusal } from "@vignette/domain/kernel";
import {
  endedBy,
  isActive,
  nextForRender,
  type Render,
  type RenderStatus,
  wordsChanged,
} from "@vignette/domain/studio";
import { DocumentError, type Documents, type Stored } from "../../../adapters/documents/documents.ts";
import { renderFolder } from "../../../records/content/renders.ts";
import { finishExport } from "./finish-export.ts";
import { renderKeys, type SubmitDeps, submitRender } from "./submit-render.ts";

export type FollowDeps = SubmitDeps & { documents: Documents };

/** Tries where others write to the same render: progress, a sweep, a cancel. */
const TRIES = 4;

/** Takes what a job of a render says of itself. False where nobody wants that job any more. */
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

/** Does what follows from how the job of a render stands: progress is kept, files are looked into, a lost job begins again. */
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
  if (!isActive(next.render)) await tidyUp(deps, next.render);
}

/** The same checks and the same record as for files that a browser made; asset and end of the render in one commit. */
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
      // What the files truly are is read from themselves.
      return { type, platform, key: keys[index] ?? "", width: 1, height: 1, durationMs: null };
    });
    const also = (assetId: string) => [deps.renders.writes.put(value.id, done(assetId), version)];
    const asset = await finishExport({ ...deps, now }, value.uid, { id: value.id, files }, also);
    await announceRender(deps, done(asset.id));
    await deps.files.removeFolder(renderFolder(value.id));
  } catch (error) {
    if (!(error instanceof Refusal) || isOvertaken(error)) throw error;
    const ended = endedBy(value, error, now);
    await deps.renders.save(ended, version);
    await announceRender(deps, ended);
    await tidyUp(deps, ended);
  }
}

/** What an unfinished render leaves behind: files that nobody will look into, scenes, marks. */
export async function tidyUp({ files }: Pick<FollowDeps, "files">, render: Render): Promise<void> {
  await files.remove(renderKeys(render));
  await files.removeFolder(renderFolder(render.id));
}

/** Pages read the render afresh, and at its end also what came of it. */
export async function announceRender({ live }: Pick<FollowDeps, "live">, render: Render): Promise<void> {
  const { uid, id: creationId, projectId, progress, state } = render;
  await live(uid, { type: "render", projectId, creationId });
  if (state === "done") await live(uid, { type: "creation", projectId, creationId, progress });
}

/** Somebody else wrote first: look again. */
function isOvertaken(error: unknown): boolean {
  if (error instanceof DocumentError) return error.kind === "changed";
  return error instanceof Refusal && error.code === "creation.changed";
}

import { countedAs } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import {
  isActive,
  plannedOutputs,
  RENDER_JOB_MAX_BYTES,
  type Render,
  refuseRender,
  renderRunning,
  type StartRenderInput,
  stillGenerating,
} from "@vignette/domain/studio";
import { DocumentError, type Version } from "../../../adapters/documents/documents.ts";
import { assertStorageLeft } from "../../../usage/storage.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { assertWithinLimit, withinCredits } from "../../../usage/within-limit.ts";
import { assertExportable } from "./assert-exportable.ts";
import { renderBooking } from "./render-booking.ts";
import { scenesKey } from "./render-store.ts";
import { type SubmitDeps, submitRender } from "./submit-render.ts";

export type StartDeps = SubmitDeps & UsageDeps & { background: (work: Promise<unknown>) => void };

/** Renders a creation on the server, independently of the page. Progress is announced over `/live`. */
export async function startRender(deps: StartDeps, uid: string, input: StartRenderInput): Promise<Render> {
  const { creation, before } = await renderable(deps, uid, input);
  const { projectId, lastUpdated: creationAsOf } = creation;
  const render = newRender({ ...input, uid, projectId, creationAsOf }, deps.now, deps.newId());
  const scenes = input.files.map((file) => file.scene);
  return await beginRender(deps, render, scenes, before?.version ?? null);
}

/**
 * Renders a stored creation without a page: the renderer makes its scenes. `handles`: the names of the accounts that it
 * is posted from, with @; "" where that is open.
 */
export async function startDocumentRender(
  deps: StartDeps,
  uid: string,
  { id, handles }: { id: string; handles: NonNullable<Render["handles"]> },
): Promise<Render> {
  const { value } = await deps.studio.get(uid, id);
  if (!value.script) throw stillGenerating();
  const files = plannedOutputs({ ...value, script: value.script }).map((file) => ({ ...file, atMs: 0, scene: {} }));
  const { creation, before } = await renderable(deps, uid, { id, files });
  const { projectId, lastUpdated: creationAsOf } = creation;
  const render = { ...newRender({ id, files, uid, projectId, creationAsOf }, deps.now, deps.newId()), handles };
  return await beginRender(deps, render, [], before?.version ?? null);
}

/** A creation that may be rendered now, and its earlier render. Refused while it is generated or rendered, or beyond a limit. */
async function renderable(deps: StartDeps, uid: string, input: StartRenderInput) {
  const { renders } = deps;
  const { value: creation } = await deps.studio.get(uid, input.id);
  if (creation.state !== "draft" && creation.state !== "ready") throw stillGenerating();
  const before = await renders.get(creation.id);
  if (before && isActive(before.value)) throw renderRunning();
  await assertExportable(deps.studio, creation);
  const refusal = refuseRender(creation, input, await renders.countActive(uid));
  if (refusal) throw refusal;
  // Rendering again is not counted. A first render is refused up front if its asset would not fit the plan.
  if (creation.assetId === null) await assertWithinLimit(deps, { uid, key: countedAs(creation.kind) });

  await assertStorageLeft(deps, uid, 1);
  return { creation, before };
}

/** Stores a render with its scenes, books its credits, and submits it. `before`: the version of the one it replaces. */
export async function beginRender(
  deps: StartDeps,
  render: Render,
  scenes: readonly unknown[],
  before: Version | null,
): Promise<Render> {
  const bytes = new TextEncoder().encode(JSON.stringify(scenes));
  await deps.files.put(scenesKey(render), bytes, { type: "application/json", maxBytes: RENDER_JOB_MAX_BYTES });
  const begin = deps.renders.writes.begin(render, before);
  const { uid } = render;
  await withinCredits(deps, { uid, bookings: [renderBooking(render)], writes: [begin] }).catch(unlessBegun);
  deps.background(submitBegun(deps, render));
  return render;
}

async function submitBegun(deps: StartDeps, { id, jobId }: Render): Promise<void> {
  const stored = await deps.renders.get(id);
  if (stored?.value.jobId === jobId) await submitRender(deps, stored);
}

type About = Pick<Render, "id" | "uid" | "projectId" | "creationAsOf"> & Pick<StartRenderInput, "files">;

/** A render that has not been submitted. */
export function newRender({ files, ...about }: About, now: Instant, jobId: string): Render {
  return {
    ...about,
    sourceKey: null,
    handles: null,
    jobId,
    attempts: 0,
    place: null,
    state: "waiting",
    progress: 0,
    failure: null,
    files: files.map(({ scene: _, ...file }) => file),
    assetId: null,
    startedAt: now,
    lastUpdated: now,
  };
}

/** A concurrent request of the same user started a render first. */
function unlessBegun(error: unknown): never {
  const isBegun = error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists");
  throw isBegun ? renderRunning() : error;
}

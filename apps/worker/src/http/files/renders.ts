import { Id } from "@vignette/domain/kernel";
import {
  EXPORT_MAX_BYTES,
  isActive,
  type Render,
  type RenderReason,
  RenderStatus,
  renderKey,
} from "@vignette/domain/studio";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { reportUnexpected } from "../../adapters/log/report-unexpected.ts";
import { buildContext } from "../../context/build-context.ts";
import { studioStore } from "../../features/studio/creation/store.ts";
import { applyRenderReport } from "../../features/studio/rendering/follow-render.ts";
import { renderStore } from "../../features/studio/rendering/render-store.ts";
import { folderOf, thumbnailKey } from "../../features/studio/rendering/submit-render.ts";
import { THUMBNAIL_MAX_BYTES } from "../../pictures/keep-thumbnail.ts";
import { renderFolder } from "../../records/content/renders.ts";
import { jsonAtMost } from "../gates/at-most.ts";
import { assertAddressRate } from "../gates/rate-limits.ts";
import type { HttpEnv } from "../http-env.ts";

type Call = HonoContext<HttpEnv>;

/** Maximum size of a picture, in bytes: a slide has less than one MB. */
const JPEG_MAX_BYTES = 20 * 1024 * 1024;
/** Maximum size of a status report, in bytes. Our own choice. */
const REPORT_MAX_BYTES = 10_000;

/**
 * Receives a file from the renderer. Its signed link is for one upload of one file of one attempt: 410 if the attempt
 * is no longer wanted, 409 if the file was uploaded already. The file is not trusted before `finishExport` has checked
 * it.
 */
export async function receiveRenderFile(c: Call): Promise<Response> {
  const context = contextOf(c);
  const wanted = await wantedBy(context, c);
  if (wanted instanceof Response) return wanted;
  const index = Number(c.req.param("index"));
  const file = wanted.files[index];
  const type = c.req.header("content-type")?.split(";")[0];
  if (!file || file.type !== type || !c.req.raw.body) return c.json({ error: "This file was not asked for." }, 400);

  const mark = `${renderFolder(wanted.id)}${wanted.jobId}-${index}.taken`;
  if (!(await context.files.claim(mark))) return c.json({ error: "This file was handed in already." }, 409);
  try {
    const key = renderKey(folderOf(wanted), wanted.jobId, index, type);
    const maxBytes = type === "video/mp4" ? EXPORT_MAX_BYTES : JPEG_MAX_BYTES;
    const stored = await context.files.put(key, c.req.raw.body, { type, maxBytes });
    const still = await wantedBy(context, c);
    if (still instanceof Response) await context.files.remove([key, mark]);
    return still instanceof Response ? still : c.json(stored);
  } catch (error) {
    // An upload that failed may be repeated.
    await context.files.remove([mark]);
    throw error;
  }
}

/** Receives the thumbnail of the first file of an attempt, which is stored with the asset once the render is done. */
export async function receiveRenderThumbnail(c: Call): Promise<Response> {
  const context = contextOf(c);
  const wanted = await wantedBy(context, c);
  if (wanted instanceof Response) return wanted;
  const type = c.req.header("content-type")?.split(";")[0];
  if (type !== "image/jpeg" || !c.req.raw.body) return c.json({ error: "This file was not asked for." }, 400);
  await context.files.put(thumbnailKey(wanted), c.req.raw.body, { type, maxBytes: THUMBNAIL_MAX_BYTES });
  return c.json({ ok: true });
}

/** Reasons that say something about the renderer and not about the job, so that they are reported. */
const rendererFaults: ReadonlySet<RenderReason> = new Set([
  "check-failed",
  "timed-out",
  "stalled",
  "failed",
  "crashed",
  "out-of-memory",
]);

/** Receives the status of a job from the renderer. Answers 410 if the job is no longer wanted and must stop. */
export async function receiveRenderReport(c: Call): Promise<Response> {
  const context = contextOf(c);
  const wanted = await wantedBy(context, c);
  if (wanted instanceof Response) return wanted;
  const status = z.safeParse(RenderStatus, await jsonAtMost(c.req.raw, REPORT_MAX_BYTES));
  if (!status.success) return c.json({ error: "This is no report." }, 400);
  if (status.data.state === "failed" && rendererFaults.has(status.data.reason)) {
    reportUnexpected(new Error(`A render failed: ${status.data.reason}.`), {
      creationId: wanted.id,
      jobId: wanted.jobId,
    });
  }
  const isWanted = await applyRenderReport(context, wanted.id, wanted.jobId, status.data);
  return isWanted ? c.json({ ok: true }) : gone(c);
}

function contextOf(c: Call) {
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  return { ...context, studio: studioStore(context.documents), renders: renderStore(context.documents) };
}

/** The render whose current attempt a signed link belongs to, or the response that rejects the request. */
async function wantedBy({ renderLinks, renders }: ReturnType<typeof contextOf>, c: Call): Promise<Render | Response> {
  if (!(await renderLinks.holds(new URL(c.req.url)))) {
    await assertAddressRate(c.req.raw.headers, c.env);
    return c.json({ error: "This link does not hold any more." }, 403);
  }
  const id = z.safeParse(Id, c.req.param("creationId"));
  const stored = id.success ? await renders.get(id.data) : null;
  const isWanted = stored && isActive(stored.value) && stored.value.jobId === c.req.param("jobId");
  return isWanted ? stored.value : gone(c);
}

const gone = (c: Call) => c.json({ error: "This is no longer needed." }, 410);

import { Id } from "@vignette/domain/kernel";
import {
  EXPORT_MAX_BYTES,
  exportFolder,
  isActive,
  type Render,
  RenderStatus,
  renderKey,
} from "@vignette/domain/studio";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { buildContext } from "../context/build-context.ts";
import { studioStore } from "../features/studio/creation/store.ts";
import { applyRenderReport } from "../features/studio/rendering/follow-render.ts";
import { renderStore } from "../features/studio/rendering/render-store.ts";
import { renderFolder } from "../records/content/renders.ts";
import type { HttpEnv } from "./http-env.ts";

type Call = HonoContext<HttpEnv>;

/** Largest picture that is taken, in bytes: a slide has less than one MB. */
const JPEG_MAX_BYTES = 20 * 1024 * 1024;

/**
 * A file that the renderer made. Its signed link is for one file of one attempt, once: 410 where nobody wants that
 * attempt any more, 409 where the file was handed in already. It is believed only when `finishExport` has looked into it.
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
    const key = renderKey(exportFolder(wanted.id), wanted.jobId, index, type);
    const maxBytes = type === "video/mp4" ? EXPORT_MAX_BYTES : JPEG_MAX_BYTES;
    return c.json(await context.files.put(key, c.req.raw.body, { type, maxBytes }));
  } catch (error) {
    // What broke off may be handed in again.
    await context.files.remove([mark]);
    throw error;
  }
}

/** How a job stands, told by the renderer. 410: stop, nobody wants it any more. */
export async function receiveRenderReport(c: Call): Promise<Response> {
  const context = contextOf(c);
  const wanted = await wantedBy(context, c);
  if (wanted instanceof Response) return wanted;
  const status = z.safeParse(RenderStatus, await c.req.json().catch(() => null));
  if (!status.success) return c.json({ error: "This is no report." }, 400);
  const isWanted = await applyRenderReport(context, wanted.id, wanted.jobId, status.data);
  return isWanted ? c.json({ ok: true }) : gone(c);
}

function contextOf(c: Call) {
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  return { ...context, studio: studioStore(context.documents), renders: renderStore(context.documents) };
}

/** The render whose present attempt a signed link belongs to, or the answer to whoever else asks. */
async function wantedBy({ renderLinks, renders }: ReturnType<typeof contextOf>, c: Call): Promise<Render | Response> {
  if (!(await renderLinks.holds(new URL(c.req.url))))
    return c.json({ error: "This link does not hold any more." }, 403);
  const id = z.safeParse(Id, c.req.param("creationId"));
  const stored = id.success ? await renders.get(id.data) : null;
  const isWanted = stored && isActive(stored.value) && stored.value.jobId === c.req.param("jobId");
  return isWanted ? stored.value : gone(c);
}

const gone = (c: Call) => c.json({ error: "Nobody waits for this any more." }, 410);

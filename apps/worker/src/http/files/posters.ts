import { Id, missing, Refusal } from "@vignette/domain/kernel";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import { fileTooLarge } from "../../adapters/files/too-large.ts";
import { buildContext } from "../../context/build-context.ts";
import { studioStore } from "../../features/studio/creation/store.ts";
import { POSTER_MAX_BYTES, storePoster } from "../../features/studio/creation/store-poster.ts";
import { atMost } from "../gates/at-most.ts";
import { requestUser } from "../gates/request-user.ts";
import type { HttpEnv } from "../http-env.ts";

/** Receives the first frame of a creation as a browser drew it. `of` is when the creation was edited last. */
export async function receivePoster(c: HonoContext<HttpEnv>): Promise<Response> {
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const id = z.safeParse(Id, c.req.param("creationId"));
  if (!id.success) throw missing("creation");
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const deps = { ...context, studio: studioStore(context.documents) };
  const bytes = () => atMost(c.req.raw, POSTER_MAX_BYTES, () => fileTooLarge(POSTER_MAX_BYTES));
  await storePoster(deps, user.uid, id.data, { bytes, of: Number(c.req.query("of")) }).catch(refused);
  return c.body(null, 204);
}

const refused = (error: unknown): never => {
  throw documentRefusal(error) ?? error;
};

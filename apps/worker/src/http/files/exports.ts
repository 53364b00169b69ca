import { Id, missing, Refusal } from "@vignette/domain/kernel";
import { EXPORT_MAX_BYTES } from "@vignette/domain/studio";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import { fileTooLarge } from "../../adapters/files/too-large.ts";
import { buildContext } from "../../context/build-context.ts";
import { storeExport } from "../../features/studio/rendering/store-export.ts";
import { requestUser } from "../gates/request-user.ts";
import type { HttpEnv } from "../http-env.ts";

const Index = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(69));

/** The size of the body, in bytes; 0 if the request does not say it. */
const Length = z.catch(z.coerce.number().check(z.int(), z.nonnegative()), 0);

/** Stores a file that the browser exported. It is not trusted before `studio.finishExport` has checked it. */
export async function receiveExport(c: HonoContext<HttpEnv>): Promise<Response> {
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const wanted = parsedRequest(c);
  if (!c.req.raw.body) throw new Refusal("invalid", "studio.empty-file", "This file is empty.", "body");
  return c.json(await storeExport(context, user.uid, { ...wanted, body: c.req.raw.body }).catch(refused));
}

const refused = (error: unknown): never => {
  throw documentRefusal(error) ?? error;
};

function parsedRequest(c: HonoContext<HttpEnv>) {
  const creationId = z.safeParse(Id, c.req.param("creationId"));
  if (!creationId.success) throw missing("creation");
  const index = z.safeParse(Index, c.req.param("index"));
  if (!index.success) throw new Refusal("invalid", "studio.bad-index", "Use an index from 0 to 69.", "index");
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "image/jpeg" && type !== "video/mp4") {
    throw new Refusal("invalid", "studio.bad-type", "Hand in a JPEG or an MP4 file.", "content-type");
  }
  const declared = Length.parse(c.req.header("content-length"));
  if (declared > EXPORT_MAX_BYTES) throw fileTooLarge(EXPORT_MAX_BYTES);
  return { creationId: creationId.data, index: index.data, type, declared } as const;
}

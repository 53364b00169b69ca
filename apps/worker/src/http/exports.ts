import { Id, missing, Refusal } from "@vignette/domain/kernel";
import { fileEndings } from "@vignette/domain/media";
import { EXPORT_MAX_BYTES, exportFolder } from "@vignette/domain/studio";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { owned } from "../adapters/documents/owned.ts";
import { fileTooLarge } from "../adapters/files/too-large.ts";
import { buildContext } from "../context/build-context.ts";
import { creationRecords } from "../records/content/creations.ts";
import { open } from "../records/open.ts";
import type { HttpEnv } from "./http-env.ts";
import { requestUser } from "./request-user.ts";

const Index = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(69));

/** Stores a file that the browser exported. It is not trusted before `studio.finishExport` has checked it. */
export async function receiveExport(c: HonoContext<HttpEnv>): Promise<Response> {
  const { documents, files, newId } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const { creationId, index, type } = parsedRequest(c);
  await owned(open(documents, creationRecords), user.uid, creationId, "creation");
  if (!c.req.raw.body) throw new Refusal("invalid", "studio.empty-file", "This file is empty.", "body");

  const key = `${exportFolder(creationId)}${index}-${newId()}.${fileEndings[type]}`;
  const stored = await files.put(key, c.req.raw.body, { type, maxBytes: EXPORT_MAX_BYTES });
  // Removed meanwhile: the sender is refused, and nothing stays behind.
  await owned(open(documents, creationRecords), user.uid, creationId, "creation").catch(async (error: unknown) => {
    await files.remove([key]);
    throw error;
  });
  return c.json({ key, ...stored });
}

function parsedRequest(c: HonoContext<HttpEnv>) {
  const creationId = z.safeParse(Id, c.req.param("creationId"));
  if (!creationId.success) throw missing("creation");
  const index = z.safeParse(Index, c.req.param("index"));
  if (!index.success) throw new Refusal("invalid", "studio.bad-index", "Use an index from 0 to 69.", "index");
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "image/jpeg" && type !== "video/mp4") {
    throw new Refusal("invalid", "studio.bad-type", "Hand in a JPEG or an MP4 file.", "content-type");
  }
  if (Number(c.req.header("content-length") ?? 0) > EXPORT_MAX_BYTES) throw fileTooLarge(EXPORT_MAX_BYTES);
  return { creationId: creationId.data, index: index.data, type } as const;
}

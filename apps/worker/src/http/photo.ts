import {
  notAPhoto,
  PHOTO_MAX_BYTES,
  photoFolder,
  photoPath,
  photoTooLarge,
  photoTypes,
} from "@vignette/domain/identity";
import { Id, Refusal } from "@vignette/domain/kernel";
import { mediaTypeOf } from "@vignette/domain/media";
import type { Context, Handler } from "hono";
import * as z from "zod/mini";
import { serveFile } from "../adapters/files/serve-file.ts";
import { buildContext } from "../context/build-context.ts";
import type { HttpEnv } from "./http-env.ts";
import { requestUser } from "./request-user.ts";

/** Takes a person's picture and tells the address under which it will be seen. What it is, its first bytes say. */
export async function receivePhoto(c: Context<HttpEnv>): Promise<Response> {
  const { files, newId, publicOrigin } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const user = await requestUser(c.req.raw.headers, c.env.FIREBASE_PROJECT_ID);
  if (user instanceof Refusal) throw user;
  const body = await photoBody(c.req.raw);
  const type = mediaTypeOf(body);
  if (!photoTypes.some((it) => it === type) || type === null) throw notAPhoto();

  const photoId = newId();
  await files.put(`${photoFolder(user.uid)}${photoId}`, body, { type, maxBytes: PHOTO_MAX_BYTES });
  return c.json({ url: `${publicOrigin}${photoPath(user.uid, photoId)}` });
}

/** A picture never changes under its address. */
const KEEP = "public, max-age=31536000, immutable";

export const servePhoto: Handler<HttpEnv> = async (c) => {
  const ids = z.safeParse(z.object({ uid: Id, photoId: Id }), c.req.param());
  const key = ids.success ? `${photoFolder(ids.data.uid)}${ids.data.photoId}` : null;
  const found = key && (await serveFile(c.env.FILES, key, c.req.raw, KEEP));
  return found || c.json({ error: "There is no such picture." }, 404);
};

/** The whole body, unless it is too long: then no more of it is read. */
async function photoBody(request: Request): Promise<Uint8Array> {
  if (!request.body) throw notAPhoto();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > PHOTO_MAX_BYTES) throw photoTooLarge();
    parts.push(part);
  }
  const body = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}

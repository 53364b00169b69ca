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

/** Stores a user's photo and gives its URL. The type is read from its first bytes. */
export async function receivePhoto(c: Context<HttpEnv>): Promise<Response> {
  const { files, newId, publicOrigin } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const body = await photoBody(c.req.raw);
  const type = mediaTypeOf(body);
  if (!photoTypes.some((it) => it === type) || type === null) throw notAPhoto();

  const photoId = newId();
  await files.put(`${photoFolder(user.uid)}${photoId}`, body, { type, maxBytes: PHOTO_MAX_BYTES });
  return c.json({ url: `${publicOrigin}${photoPath(user.uid, photoId)}` });
}

/** The photo under a URL never changes. */
const KEEP = "public, max-age=31536000, immutable";

export const servePhoto: Handler<HttpEnv> = async (c) => {
  const ids = z.safeParse(z.object({ uid: Id, photoId: Id }), c.req.param());
  const key = ids.success ? `${photoFolder(ids.data.uid)}${ids.data.photoId}` : null;
  const found = key && (await serveFile(c.env.FILES, key, c.req.raw, KEEP));
  return found || c.json({ error: "There is no such picture." }, 404);
};

/** Reads the whole body; stops reading as soon as it is too long. */
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

import {
  brokenPhoto,
  notAPhoto,
  PHOTO_MAX_BYTES,
  photoFolder,
  photoPath,
  photoTooLarge,
  photoTypes,
} from "@vignette/domain/identity";
import { Id, Refusal } from "@vignette/domain/kernel";
import { isTooManyPixels, mediaTypeOf, pictureSize, tooManyPixels } from "@vignette/domain/media";
import type { Context, Handler } from "hono";
import * as z from "zod/mini";
import { isWholeInMemory } from "../../adapters/files/is-whole-picture.ts";
import { serveFile } from "../../adapters/files/serve-file.ts";
import { buildContext } from "../../context/build-context.ts";
import { atMost } from "../gates/at-most.ts";
import { requestUser } from "../gates/request-user.ts";
import type { HttpEnv } from "../http-env.ts";

/** Stores a user's photo and gives its URL. The type is read from its first bytes. */
export async function receivePhoto(c: Context<HttpEnv>): Promise<Response> {
  const { files, newId, publicOrigin } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const body = await atMost(c.req.raw, PHOTO_MAX_BYTES, photoTooLarge);
  const type = mediaTypeOf(body);
  if (!photoTypes.some((it) => it === type) || type === null) throw notAPhoto();
  const size = pictureSize(body);
  if (!size || !(await isWholeInMemory(body))) throw brokenPhoto();
  if (isTooManyPixels(size)) throw tooManyPixels("photo");

  const photoId = newId();
  await files.put(`${photoFolder(user.uid)}${photoId}`, body, { type, maxBytes: PHOTO_MAX_BYTES });
  // The current photo and the new one stay; all others are removed, so that the folder does not grow.
  const [, inUse = ""] = user.photoURL?.split(photoPath(user.uid, "")) ?? [];
  await files.removeFolder(
    photoFolder(user.uid),
    [photoId, inUse].map((it) => `${photoFolder(user.uid)}${it}`),
  );
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

import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { lookAtPicture } from "@vignette/composition/node";
import { THUMBNAIL } from "@vignette/domain/assets";
import type { SignedUp } from "./client.ts";

/** The width at which pictures are looked at, in px. */
export const SEEN = THUMBNAIL.side;

/** The small picture that pages store with an export or an upload. */
export async function thumbnailOf(picture: Canvas | Image): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.min(1, THUMBNAIL.side / Math.max(picture.width, picture.height));
  const small = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  small.getContext("2d").drawImage(picture, 0, 0, small.width, small.height);
  return new Uint8Array(await small.encode("jpeg", Math.round(THUMBNAIL.quality * 100)));
}

/** `of`: the key of the file that it shows. */
type Of = { origin: "made" | "uploaded"; id: string; of: string; isScreen?: boolean };

/** Stores a thumbnail: a JPEG. */
export async function handInThumbnail(
  user: SignedUp,
  { origin, id, of, isScreen }: Of,
  body: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const headers = { "content-type": "image/jpeg", authorization: `Bearer ${user.idToken}` };
  const query = new URLSearchParams({ of, ...(isScreen !== undefined && { screen: isScreen ? "1" : "0" }) });
  const answer = await fetch(`${user.origin}/api/thumbnails/${origin}/${id}?${query}`, {
    method: "PUT",
    headers,
    body,
  });
  if (!answer.ok) throw new Error(`The thumbnail of ${id} was not taken (${answer.status}).`);
}

/** Makes the missing thumbnails of a project's pictures, as a browser does with each file that it uploads. */
export async function fillThumbnails(user: SignedUp, projectId: string): Promise<void> {
  const filter = { show: "all", folderId: null, tag: null, search: "", unusedOnly: false } as const;
  const { items } = await user.client.assets.page.query({ projectId, filter, cursor: null });
  for (const { origin, id, kind, thumbnail, files } of items) {
    const [first] = files;
    if (thumbnail || !first || kind !== "image") continue;
    const bytes = await (await fetch(first.url)).arrayBuffer();
    const [picture, seen] = await Promise.all([loadImage(Buffer.from(bytes)), lookAtPicture(new Blob([bytes]), SEEN)]);
    const isScreen = seen.isScreen === true;
    await handInThumbnail(user, { origin, id, of: first.key, isScreen }, await thumbnailOf(picture));
  }
}

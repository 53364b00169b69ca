import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { frame, type LookedAt, type PaintPicture, paint, ruler, type Scene } from "@vignette/composition";
import { loadFaces, lookAtPicture } from "@vignette/composition/node";
import { creationScenes } from "@vignette/content";
import type { Client, SignedUp } from "./client.ts";
import { handInThumbnail, SEEN, thumbnailOf } from "./thumbnails.ts";

type Creation = Awaited<ReturnType<Client["studio"]["get"]["query"]>>;
type Pictures = ReadonlyMap<string, PaintPicture<Image> & LookedAt>;
const QUALITY = 92;

/** Exports a carousel as the studio does, drawn here instead of in a browser. Returns the asset. */
export async function exportSlides(user: SignedUp, creation: Creation, handle: string) {
  const { script, style } = creation;
  if (creation.state !== "draft" || !script)
    throw new Error(`The carousel was not made: ${creation.failure ?? creation.state}`);
  const pictures = await picturesOf(creation);
  const sceneInput = { ...creation, pictures, handles: { tiktok: handle, instagram: handle } };
  const pages = (["instagram", "tiktok"] as const).flatMap((platform) =>
    creationScenes({ script, style }, sceneInput, platform).map((scene) => ({ scene, platform })),
  );
  const files = [];
  let cover: Uint8Array<ArrayBuffer> | null = null;
  for (const [index, { scene, platform }] of pages.entries()) {
    const { width, height } = scene;
    const canvas = await drawn(scene, pictures);
    cover ??= await thumbnailOf(canvas);
    const jpeg = new Uint8Array(await canvas.encode("jpeg", QUALITY));
    const key = await handIn(user, `${creation.id}/${index}`, "image/jpeg", jpeg);
    files.push({ key, type: "image/jpeg" as const, width, height, durationMs: null, platform });
  }
  const asset = await user.client.studio.finishExport.mutate({ id: creation.id, files });
  if (cover) await handInThumbnail(user, { origin: "made", id: asset.id, of: asset.files[0]?.key ?? "" }, cover);
  return asset;
}

/** Generated pictures and the user's own photos, with what is seen in them: templates frame a picture around it. */
async function picturesOf({ media, shown }: Creation): Promise<Pictures> {
  const images = [...media, ...shown].filter((it) => it.type.startsWith("image/"));
  const read = images.map(async ({ key, url }) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    const [source, seen] = await Promise.all([loadImage(Buffer.from(bytes)), lookAtPicture(new Blob([bytes]), SEEN)]);
    return [key, { ...seen, source, width: source.width, height: source.height }] as const;
  });
  return new Map(await Promise.all(read));
}

async function drawn(scene: Scene, images: Pictures): Promise<Canvas> {
  await loadFaces(scene);
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext("2d");
  paint(context, frame(scene, 0, ruler()), { images });
  return canvas;
}

/** Uploads a file of an export: `path` is the creation's id and the file's number. Gives its key. */
export async function handIn(
  { origin, idToken }: SignedUp,
  path: string,
  type: "image/jpeg" | "video/mp4",
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const headers = { "content-type": type, authorization: `Bearer ${idToken}` };
  const answer = await fetch(`${origin}/api/exports/${path}`, { method: "PUT", headers, body });
  if (!answer.ok) throw new Error(`A file of an export was not taken (${answer.status}).`);
  return ((await answer.json()) as { key: string }).key;
}

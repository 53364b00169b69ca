import type { SignedUp } from "./client.ts";

/** The demo owner's own photos of the product, as the local internet's shop has them. */
const ownPhotos = [
  { file: "bath.jpg", name: "Candle on the edge of the bath" },
  { file: "window.jpg", name: "Candle by the window" },
  { file: "tea.jpg", name: "Candle and a mug of tea" },
  { file: "desk.jpg", name: "Candle on my desk" },
] as const;
/** What the owner searched the stock photos for. */
const searches = ["candle on a desk", "calm evening", "fig branch", "window at dusk", "wooden shelf"] as const;

/** Adds to the pictures of the product's page: stock photos, and the owner's own in a folder. Together they are a dozen. */
export async function fillLibrary(user: SignedUp, sandboxOrigin: string, projectId: string): Promise<void> {
  const { assets } = user.client;
  const { folders } = await assets.addFolder.mutate({ projectId, name: "At home" });
  const [folder] = folders;
  if (!folder) throw new Error("The demo has no folder.");
  // One after the other: the local internet paints each of them when it is asked for, and what waits behind others times out.
  for (const words of searches) await takeStockPhoto(user, projectId, words);
  for (const photo of ownPhotos) await upload(user, { sandboxOrigin, projectId, folderId: folder.id }, photo);
}

async function takeStockPhoto({ client: { assets } }: SignedUp, projectId: string, words: string): Promise<void> {
  const { photos } = await assets.searchStock.query({ words, shape: "upright", language: "en-US" });
  const [first] = photos;
  if (first) await assets.takeStockPhoto.mutate({ projectId, photoId: first.id });
}

async function upload(
  { client, origin, idToken }: SignedUp,
  { sandboxOrigin, projectId, folderId }: { sandboxOrigin: string; projectId: string; folderId: string },
  { file, name }: (typeof ownPhotos)[number],
): Promise<void> {
  const photo = await fetch(`${sandboxOrigin}/acme.example/images/${file}`);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const wanted = { projectId, folderId, replaces: null, repairs: false, name: `${name}.jpg`, bytes: bytes.byteLength };
  const { id } = await client.assets.startUpload.mutate(wanted);
  const headers = { authorization: `Bearer ${idToken}` };
  const answer = await fetch(`${origin}/api/uploads/${id}/parts/1`, { method: "PUT", headers, body: bytes });
  if (!answer.ok) throw new Error(`${file} was not taken (${answer.status}).`);
  // Size and length of a picture are read from the file.
  await client.assets.finishUpload.mutate({ id, width: 0, height: 0, durationMs: 0 });
}

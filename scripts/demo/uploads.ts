import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SignedUp } from "./client.ts";

/** The demo owner's own photos, from those of the contact sheets: scripts/sheets/photos/README.md says whose they are. */
const ownPhotos = [
  { file: "coffee.jpg", name: "Desk with coffee" },
  { file: "coffee-cup.jpg", name: "Cup from above" },
  { file: "brick.jpg", name: "Studio wall" },
  { file: "grass.jpg", name: "Garden ground" },
] as const;
/** What the owner searched the stock photos for. */
const searches = ["candle on a desk", "calm evening", "fig branch", "window at dusk", "wooden shelf"] as const;

/** Adds to the pictures of the product's page: stock photos, and the owner's own in a folder. Together they are a dozen. */
export async function fillLibrary(user: SignedUp, projectId: string): Promise<void> {
  const { assets } = user.client;
  const { folders } = await assets.addFolder.mutate({ projectId, name: "Backdrops" });
  const [folder] = folders;
  if (!folder) throw new Error("The demo has no folder.");
  await Promise.all([
    ...searches.map(async (words) => {
      const { photos } = await assets.searchStock.query({ words, shape: "upright", language: "en-US" });
      const [first] = photos;
      if (first) await assets.takeStockPhoto.mutate({ projectId, photoId: first.id });
    }),
    ...ownPhotos.map((it) => upload(user, projectId, folder.id, it)),
  ]);
}

async function upload(
  { client, origin, idToken }: SignedUp,
  projectId: string,
  folderId: string,
  { file, name }: (typeof ownPhotos)[number],
): Promise<void> {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "../sheets/photos", file)));
  const wanted = { projectId, folderId, replaces: null, repairs: false, name: `${name}.jpg`, bytes: bytes.byteLength };
  const { id } = await client.assets.startUpload.mutate(wanted);
  const headers = { authorization: `Bearer ${idToken}` };
  const answer = await fetch(`${origin}/api/uploads/${id}/parts/1`, { method: "PUT", headers, body: bytes });
  if (!answer.ok) throw new Error(`${file} was not taken (${answer.status}).`);
  // Size and length of a picture are read from the file.
  await client.assets.finishUpload.mutate({ id, width: 0, height: 0, durationMs: 0 });
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hookFilling, hookLibrary, hookOffer } from "@vignette/domain/hook-library";
import type { PresenterId } from "@vignette/domain/studio";
import { demoBrief } from "./brief.ts";
import type { Client, SignedUp } from "./client.ts";
import { exportSlides, handIn } from "./export-slides.ts";
import { handInThumbnail } from "./thumbnails.ts";
import { waitFor } from "./wait.ts";

type Creation = Awaited<ReturnType<Client["studio"]["get"]["query"]>>;
export type MadeAsset = Awaited<ReturnType<Client["studio"]["finishExport"]["mutate"]>>;

/** What is made, in which look, what it opens with (a line of one's own, or a hook of the library), and who speaks. */
export type Wanted = {
  kind: Creation["kind"];
  template: string;
  hook?: string;
  hookId?: string;
  presenter?: PresenterId;
};
type Place = { projectId: string; productId: string };

/** Makes a piece and exports it: a carousel is drawn here, a video was rendered before (see `videos/README.md`). */
export async function madePiece(user: SignedUp, place: Place, wanted: Wanted, handle: string): Promise<MadeAsset> {
  const creation = await made(user.client, place, wanted);
  return wanted.kind === "carousel-image"
    ? await exportSlides(user, creation, `@${handle}`)
    : await exportVideo(user, creation);
}

/** How often a piece is tried. */
const TRIES = 3;

/** Makes a piece, without its files. */
async function made({ studio }: Client, place: Place, wanted: Wanted): Promise<Creation> {
  const { kind, template, hookId, hook = openingOf(hookId ?? ""), presenter } = wanted;
  const started = await studio.create.mutate({
    ...{ ...place, kind, template, drawing: null, hook, hookId: hookId ?? null, ...(presenter && { presenter }) },
  });
  const ended = () =>
    waitFor(
      `a ${kind}`,
      180,
      () => studio.get.query({ id: started.id }),
      (it) => it.state !== "generating",
    );
  let done = await ended();
  // On a busy machine the local internet may answer too late. Its owner would press "Try again".
  for (let tries = 1; done.state === "failed" && tries < TRIES; tries += 1) {
    await studio.generateMissing.mutate({ id: started.id });
    done = await ended();
  }
  if (done.state !== "draft") throw new Error(`A ${kind} was not made: ${done.failure ?? done.state}`);
  return done;
}

/** A hook of the library, filled in for the demo's product. */
function openingOf(hookId: string): string {
  const hook = hookLibrary.find(({ id }) => id === hookId);
  if (!hook) throw new Error(`The library has no hook ${hookId}.`);
  return hookOffer(hook, hookFilling(demoBrief)).line;
}

/** Hands in the video of that kind and its thumbnail, as the studio hands in what it exported. */
async function exportVideo(user: SignedUp, { id, kind }: Creation): Promise<MadeAsset> {
  const read = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "videos", name)));
  const bytes = read(`${kind}.mp4`);
  const key = await handIn(user, `${id}/0`, "video/mp4", bytes);
  // The Worker reads size and length from the file.
  const file = { key, type: "video/mp4" as const, width: 540, height: 960, durationMs: null, platform: null };
  const asset = await user.client.studio.finishExport.mutate({ id, files: [file] });
  await handInThumbnail(user, { origin: "made", id: asset.id, of: key }, read(`${kind}.jpg`));
  return asset;
}

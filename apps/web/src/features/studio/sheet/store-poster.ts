import type { CreationView } from "@vignette/domain/studio";
import { limitConcurrency } from "../../../shared/requests/limit-concurrency.ts";
import { putBytes } from "../../../shared/requests/put-bytes.ts";

const QUALITY = 0.85;
/** One at a time: nothing waits for it. */
const oneAtATime = limitConcurrency(1);
const tried = new Set<string>();
const page = new AbortController();

/**
 * Stores the drawn first frame of a creation as its poster, so that walls and lists show it without the engine. Each
 * edit is tried once until the page is reloaded; without a poster the frame is drawn again.
 */
export async function storePoster(creation: CreationView, canvas: HTMLCanvasElement): Promise<void> {
  const { id, lastUpdated, state } = creation;
  const edit = `${id}/${lastUpdated}`;
  if (state === "generating" || tried.has(edit) || !navigator.onLine) return;
  tried.add(edit);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!jpeg) return;
  const url = `/api/creations/${encodeURIComponent(id)}/poster?of=${lastUpdated}`;
  // Refused for an admin who views the account, and after an edit: the frame is drawn again then.
  await oneAtATime(() => putBytes({ url, body: jpeg, signal: AbortSignal.timeout(30_000) }), page.signal).catch(
    () => undefined,
  );
}

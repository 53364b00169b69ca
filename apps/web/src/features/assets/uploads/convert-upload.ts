import type { LibraryAsset } from "@vignette/domain/assets";
import { repairOf, unrepairable } from "@vignette/domain/scheduling";
import { platforms } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { errorText } from "../../../trpc.ts";
import { tooLongWords } from "../too-long-words.ts";
import { RepairRefused, repairOnServer } from "./repair-on-server.ts";
import { mayUseServer } from "./server-consent.ts";

type Options = { signal: AbortSignal; onAsking: () => void; onProgress: (share: number) => void };

/**
 * Has the renderer draw a stored upload anew that this browser cannot show, in its own shape: HEVC becomes H.264, HDR
 * becomes ordinary colors. The user agrees first, because it costs credits. The original stays as its earlier file, and
 * whatever happens, the upload is kept. Throws only the signal's reason.
 */
export async function convertUpload(item: LibraryAsset, options: Options): Promise<void> {
  try {
    await convert(item, options);
  } catch (error) {
    if (options.signal.aborted) throw error;
    const sentence = error instanceof RepairRefused ? error.message : errorText(error);
    notify({ kind: "error", title: m.assets_uploaded_not_converted({ name: item.name, sentence }) });
  }
}

async function convert(item: LibraryAsset, { signal, onAsking, onProgress }: Options): Promise<void> {
  const {
    id,
    files: [file],
  } = item;
  const targets = platforms.map((platform) => ({ platform, caption: "", files: file ? [file] : [] }));
  const tooLong = unrepairable(targets);
  if (tooLong !== null) throw new RepairRefused(tooLongWords(tooLong));
  const repair = repairOf(targets);
  if (!file || repair?.how !== "encode") return;
  onAsking();
  if (!(await mayUseServer(signal))) return;
  onProgress(0);
  const durationMs = file.type.startsWith("video/") ? file.durationMs : null;
  const look = { ground: "crop", color: "#15180e" } as const;
  await repairOnServer({ id, durationMs, repair, look }, { signal, onProgress });
}

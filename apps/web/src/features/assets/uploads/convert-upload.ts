import type { LibraryAsset } from "@vignette/domain/assets";
import { repairOf } from "@vignette/domain/scheduling";
import { Platform } from "@vignette/domain/social-accounts";
import { repairOnServer } from "./repair-on-server.ts";

type Options = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Has the renderer draw an upload anew that this browser cannot show, in its own shape: HEVC becomes H.264, HDR becomes
 * ordinary colors. The original stays as its earlier file. Throws as `repairOnServer`.
 */
export async function convertUpload({ id, files: [file] }: LibraryAsset, options: Options): Promise<void> {
  const targets = Platform.options.map((platform) => ({ platform, caption: "", files: file ? [file] : [] }));
  const repair = repairOf(targets);
  if (!file || repair?.how !== "encode") return;
  const durationMs = file.type.startsWith("video/") ? file.durationMs : null;
  await repairOnServer({ id, durationMs, repair, look: { ground: "crop", color: "#15180e" } }, options);
}

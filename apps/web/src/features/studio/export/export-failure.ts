import { m } from "@vignette/messages";
import { errorText } from "../../../trpc.ts";
import { UploadError } from "./upload-file.ts";

/** What the user reads, by the engine's reason. */
const sentences: Record<string, string> = {
  unsupported: m.media_browser_cannot_make(),
  "media-missing": m.media_part_deleted(),
  "media-unreadable": m.media_part_unreadable(),
  "encoder-failed": m.media_encoder_stopped(),
  "check-failed": m.media_checks_failed(),
};

/** The message for an error of rendering or uploading. */
export function exportFailure(error: unknown): string {
  if (error instanceof UploadError) return error.message;
  const reason = error instanceof Error && "reason" in error ? String(error.reason) : "";
  return sentences[reason] ?? errorText(error);
}

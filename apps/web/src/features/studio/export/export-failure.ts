import { errorText } from "../../../trpc.ts";
import { UploadError } from "./upload-file.ts";

/** What the user reads, by the engine's reason. */
const sentences: Record<string, string> = {
  unsupported: "This browser can't make the file. Use a current Chrome, Edge or Safari.",
  "media-missing":
    "A picture, clip or sound in this piece was deleted. Reload the page to see it without, then export again.",
  "media-unreadable": "A picture, clip or sound in this piece can't be read. Replace it or make it again, then export.",
  "encoder-failed": "This browser's video encoder stopped twice. Close tabs that play or record video, then try again.",
  "check-failed": "The exported file failed our checks, so we didn't keep it. Export it again.",
};

/** The message for an error of rendering or uploading. */
export function exportFailure(error: unknown): string {
  if (error instanceof UploadError) return error.message;
  const reason = error instanceof Error && "reason" in error ? String(error.reason) : "";
  return sentences[reason] ?? errorText(error);
}

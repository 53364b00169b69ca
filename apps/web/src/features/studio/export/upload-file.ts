import { m } from "@vignette/messages";
import { wordedAnswer } from "../../../shared/refusals/worded.ts";
import { authorization } from "../../../trpc.ts";

type Upload = {
  url: string;
  blob: Blob;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file and resolves to its storage key. Rejects with UploadError. Uses XMLHttpRequest because `fetch` reports
 * no upload progress.
 */
export async function uploadFile({ url, blob, onProgress, signal }: Upload): Promise<string> {
  const headers = await authorization();
  signal.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.responseType = "json";
    for (const [name, value] of Object.entries({ ...headers, "Content-Type": blob.type })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const key = keyIn(request.response);
      if (request.status < 300 && key !== null) resolve(key);
      else reject(new UploadError(sentenceIn(request.response)));
    };
    request.onerror = () => reject(new UploadError(m.media_upload_interrupted()));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(blob);
  });
}

/** A failed upload. The message is shown to the user. */
export class UploadError extends Error {
  override readonly name = "UploadError";
}

function keyIn(answer: unknown): string | null {
  return isRecord(answer) && typeof answer.key === "string" ? answer.key : null;
}

function sentenceIn(answer: unknown): string {
  return wordedAnswer(answer) ?? m.media_upload_not_arrived();
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

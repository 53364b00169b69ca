import { m } from "@vignette/messages";
import { authorization } from "../../trpc.ts";
import { wordedAnswer } from "../refusals/worded.ts";

type Put = { url: string; body: Blob; onBytes?: (sent: number) => void; signal: AbortSignal };

/** The Worker refused the bytes. The message is shown to the user; `status` is the HTTP status. */
export class PutRefused extends Error {
  override readonly name = "PutRefused";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** No answer, or a server error. A retry may succeed. */
export class PutLost extends Error {
  override readonly name = "PutLost";
}

/**
 * Uploads bytes to the Worker. Rejects with PutRefused or PutLost. Uses XMLHttpRequest because `fetch` reports no
 * upload progress.
 */
export async function putBytes<T>({ url, body, onBytes, signal }: Put): Promise<T> {
  const headers = await authorization();
  signal.throwIfAborted();
  return await new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const stop = () => request.abort();
    signal.addEventListener("abort", stop, { once: true });
    request.upload.onprogress = ({ loaded }) => onBytes?.(loaded);
    request.onload = () => {
      if (request.status < 300) resolve(request.response as T);
      else if (request.status >= 500) reject(new PutLost());
      else reject(new PutRefused(sentenceIn(request.response), request.status));
    };
    request.onerror = () => reject(new PutLost());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", stop);
    request.send(body);
  });
}

function sentenceIn(answer: unknown): string {
  return wordedAnswer(answer) ?? m.app_something_went_wrong();
}

import { authorization } from "../../../trpc.ts";

type Put = { url: string; body: Blob; onBytes?: (sent: number) => void; signal: AbortSignal };

/** The Worker said no, in words for people. `status` is HTTP's. */
export class PutRefused extends Error {
  override readonly name = "PutRefused";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** No answer came: the network broke, or the Worker stumbled. The same may go well a moment later. */
export class PutLost extends Error {
  override readonly name = "PutLost";
}

/** Hands bytes to the Worker. `fetch` cannot tell how far it is, so this is the old way. */
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
  const said = typeof answer === "object" && answer !== null && "error" in answer ? answer.error : null;
  return typeof said === "string" ? said : "Something went wrong.";
}

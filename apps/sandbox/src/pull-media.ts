import type { HostDeps } from "./host.ts";

/** The media could not be fetched: unreachable, redirected, refused, too large or truncated. */
export class PullFailed extends Error {}
export class MediaTooLarge extends PullFailed {}

type Limits = {
  /** Bytes above which the download is given up. */
  maxBytes: number;
  /** Waits in milliseconds before each repeat when the server cannot be reached at all. */
  retryAfterMs?: readonly number[];
};

/** Downloads media as a platform does: no redirects, one answer with status 200. Throws PullFailed. */
export async function pullMedia(deps: Pick<HostDeps, "pull">, url: string, limits: Limits): Promise<Uint8Array> {
  const response = await reach(deps, url, limits.retryAfterMs ?? []);
  if (response.status !== 200) throw new PullFailed(`answered ${response.status}`);

  const announced = response.headers.get("content-length");
  if (Number(announced) > limits.maxBytes) throw new MediaTooLarge(`is larger than ${limits.maxBytes} bytes`);
  const bytes = await readAll(response, limits.maxBytes);
  if (announced !== null && !response.headers.has("content-encoding") && Number(announced) !== bytes.byteLength) {
    throw new PullFailed("was cut short");
  }
  return bytes;
}

/**
 * Whether the app proved that this address is its own. Both platforms fetch media only from there:
 * TikTok because it checks ownership, Instagram because nothing may leave this machine.
 */
export function isOwnAddress(appOrigins: readonly string[], url: string): boolean {
  return URL.canParse(url) && appOrigins.includes(new URL(url).origin);
}

async function reach(deps: Pick<HostDeps, "pull">, url: string, waits: readonly number[]): Promise<Response> {
  const [wait, ...later] = waits;
  try {
    return await deps.pull(url);
  } catch (error) {
    if (wait === undefined) throw new PullFailed("could not be reached", { cause: error });
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    return await reach(deps, url, later);
  }
}

async function readAll(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) throw new MediaTooLarge(`is larger than ${maxBytes} bytes`);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof PullFailed ? error : new PullFailed("broke off", { cause: error });
  }
  return Buffer.concat(parts);
}

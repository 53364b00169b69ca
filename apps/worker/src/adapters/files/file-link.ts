import { days } from "@vignette/domain/kernel";
import type { SealingKeys } from "../sealing-keys.ts";
import { signer } from "./signer.ts";

/**
 * Signed URLs of files. The same key gives the same URL all day, so that caches work; it is valid for one to two days.
 */
export type FileLinks = {
  /** Path and query, without our origin. `until`: when it ends, in milliseconds since the epoch, if not in a day or two. */
  pathOf(key: string, until?: number): Promise<string>;
  /** The key in a signed URL; null if the signature is invalid or expired. */
  keyOf(url: URL): Promise<string | null>;
};

const PREFIX = "/media/file/";

/**
 * Links signed with the sealing key; those of the old key hold while it is set. `now` in milliseconds since the epoch.
 */
export function fileLinks(keys: SealingKeys, now: () => number): FileLinks {
  const { sign, holds } = signer(keys, "vignette media links");

  return {
    async pathOf(key, until = (Math.floor(now() / days(1)) + 2) * days(1)) {
      const signature = await sign(message(key, until));
      return `${PREFIX}${key.split("/").map(encodeURIComponent).join("/")}?until=${until}&signature=${signature}`;
    },
    async keyOf(url) {
      const until = Number(url.searchParams.get("until"));
      const key = decodedKey(url.pathname);
      if (key === null || !(until > now())) return null;
      return (await holds(message(key, until), url.searchParams.get("signature") ?? "")) ? key : null;
    },
  };
}

const message = (key: string, until: number) => `${until}\n${key}`;

function decodedKey(pathname: string): string | null {
  try {
    return pathname.startsWith(PREFIX) ? decodeURIComponent(pathname.slice(PREFIX.length)) : null;
  } catch {
    return null;
  }
}

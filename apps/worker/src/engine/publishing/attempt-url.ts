import type { Target } from "@vignette/domain/scheduling";

const PREFIX = "/media/attempt/";

/**
 * The URL under which a platform fetches a file of one attempt. The account in it identifies the gate that holds the
 * link.
 */
export function attemptUrl(
  origin: string,
  target: Pick<Target, "accountId">,
  { token, signature }: { token: string; signature: string },
  index: number,
  type: "image/jpeg" | "video/mp4",
): string {
  return `${origin}${PREFIX}${target.accountId}.${token}.${signature}/${index}.${type === "video/mp4" ? "mp4" : "jpg"}`;
}

/** Parses the path of such a URL; null if it is not one. Whether the signature holds is still to be checked. */
export function readAttemptPath(
  path: string,
): { accountId: string; token: string; signature: string; index: number } | null {
  const match =
    /^\/media\/attempt\/([A-Za-z0-9_-]{1,64})\.([0-9a-f]{32})\.([A-Za-z0-9_-]{1,64})\/(\d{1,3})\.(?:jpg|mp4)$/.exec(
      path,
    );
  if (!match) return null;
  const [, accountId = "", token = "", signature = "", index = ""] = match;
  return { accountId, token, signature, index: Number(index) };
}

import { days } from "@vignette/domain/kernel";

/** Signed addresses of files. The same key gives the same address all day, so that caches work; it holds for one to two days. */
export type FileLinks = {
  /** Path and query, without our origin. */
  pathOf(key: string): Promise<string>;
  /** The key that a signed address names; null if the signature is false or its time is over. */
  keyOf(url: URL): Promise<string | null>;
};

const PREFIX = "/media/file/";

/** Links signed under a key that is derived from `secret` (base64, 32 bytes). `now` in milliseconds since the epoch. */
export function fileLinks(secret: string, now: () => number): FileLinks {
  const signingKey = importKey(secret);

  return {
    async pathOf(key) {
      const until = (Math.floor(now() / days(1)) + 2) * days(1);
      const signature = await sign(await signingKey, key, until);
      return `${PREFIX}${key.split("/").map(encodeURIComponent).join("/")}?until=${until}&signature=${signature}`;
    },
    async keyOf(url) {
      const until = Number(url.searchParams.get("until"));
      const signature = fromBase64Url(url.searchParams.get("signature") ?? "");
      const key = decodedKey(url.pathname);
      if (key === null || signature === null || !(until > now())) return null;
      return (await crypto.subtle.verify("HMAC", await signingKey, signature, message(key, until))) ? key : null;
    },
  };
}

/** The secret also seals tokens; a label keeps the two uses apart. */
async function importKey(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret), (it) => it.charCodeAt(0));
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode("vignette media links");
  return await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
    base,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign", "verify"],
  );
}

async function sign(signingKey: CryptoKey, key: string, until: number): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", signingKey, message(key, until));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const message = (key: string, until: number) => new TextEncoder().encode(`${until}\n${key}`);

function decodedKey(pathname: string): string | null {
  try {
    return pathname.startsWith(PREFIX) ? decodeURIComponent(pathname.slice(PREFIX.length)) : null;
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0));
  } catch {
    return null;
  }
}

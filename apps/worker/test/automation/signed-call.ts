import { ask } from "../support.ts";

type Access = { url: string; secret: string };
/** `ageS`: how long ago it was signed, in s. `sends`: another body than was signed. */
type Changes = { ageS?: number; sends?: string };

/** A call of a recipe, signed as docs/recipe-calls.md says. Each use sends it once more. */
export async function signedCall(
  { url, secret }: Access,
  body: object,
  { ageS = 0, sends }: Changes = {},
): Promise<() => Promise<Response>> {
  const id = crypto.randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1000) - ageS);
  const text = JSON.stringify(body);
  const raw = Uint8Array.from(atob(secret.replace("whsec_", "")), (it) => it.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const bytes = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${timestamp}.${text}`));
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`,
  };
  return () => ask(new URL(url).pathname, { method: "POST", headers, body: sends ?? text });
}

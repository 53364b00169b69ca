import { ask } from "../support.ts";
import { signedHeaders } from "./sign-call.ts";

type Access = { url: string; secret: string };
/** `ageS`: how long ago it was signed, in s. `sends`: another body than was signed. */
type Changes = { ageS?: number; sends?: string };

/** A signed call of a recipe. Each use sends it once more. */
export async function signedCall(
  { url, secret }: Access,
  body: object,
  { ageS = 0, sends }: Changes = {},
): Promise<() => Promise<Response>> {
  const text = JSON.stringify(body);
  const timestamp = Math.floor(Date.now() / 1000) - ageS;
  const headers = await signedHeaders(secret, { id: crypto.randomUUID(), timestamp, text });
  return () => ask(new URL(url).pathname, { method: "POST", headers, body: sends ?? text });
}

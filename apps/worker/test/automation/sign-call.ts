/** A call of a recipe: `timestamp` is in s. */
export type CallToSign = { id: string; timestamp: number; text: string };

/** The headers of a call, signed with a recipe's secret as docs/recipe-calls.md says. */
export async function signedHeaders(
  secret: string,
  { id, timestamp, text }: CallToSign,
): Promise<Record<string, string>> {
  const raw = Uint8Array.from(atob(secret.replace("whsec_", "")), (it) => it.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const bytes = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${timestamp}.${text}`));
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`,
  };
}

import { generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { opened } from "../../src/hosts/web-push/opened.ts";
import { quietSandbox } from "../openai/ask.ts";

const ORIGIN = "https://updates.push.services.mozilla.com";
const CONTROL = "http://localhost:8788/__control/push";

/** The example of RFC 8291, section 5: the body, and the secrets of the browser that it is for. */
const example = {
  body: [
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b",
    "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  ].join(""),
  browser: { id: "b", privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", auth: "BTBZMqHH6r4Tts7J_aSIgg" },
};

let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

const ask = (url: string, init?: RequestInit) => local.sandbox.fetch(new Request(url, init));
const subscribed = async () =>
  (await (await ask(`${CONTROL}/subscriptions`, { method: "POST" })).json()) as { endpoint: string };

const sender = generateKeyPairSync("ec", { namedCurve: "P-256" });
const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" });

/** The header of a message by `sender`, with claims or a signing key of one's own. Source: RFC 8292, section 3. */
function vapid(claims: { aud?: string; exp?: number; sub?: string } = {}, signer = sender): string {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const said = { aud: ORIGIN, exp: inAnHour, sub: "mailto:support@vignette.test", ...claims };
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(said)}`;
  const signature = sign("sha256", Buffer.from(signed), { key: signer.privateKey, dsaEncoding: "ieee-p1363" });
  const { x = "", y = "" } = sender.publicKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${point.toString("base64url")}`;
}

const send = (endpoint: string, headers: Record<string, string>) =>
  ask(endpoint, { method: "POST", headers, body: Buffer.from(example.body, "base64url") });
const sealed = { ttl: "60", "content-encoding": "aes128gcm" };

describe("a message to a browser", () => {
  it("is opened with the browser's secrets, as in the standard's example", () =>
    expect(opened(Buffer.from(example.body, "base64url"), example.browser)).toBe(
      "When I grow up, I want to be a watermelon",
    ));

  it("is opened by no other browser", () =>
    expect(() =>
      opened(Buffer.from(example.body, "base64url"), { ...example.browser, auth: "AAAAAAAAAAAAAAAAAAAAAA" }),
    ).toThrow());

  const now = Math.floor(Date.now() / 1000);
  it.each([
    ["no header", undefined, "The key is not a point of P-256."],
    [
      "a token for another service",
      vapid({ aud: "https://fcm.googleapis.com" }),
      "The token is for another push service.",
    ],
    ["a token that another key signed", vapid({}, stranger), "The signature is wrong."],
    ["a token that has expired", vapid({ exp: now - 1 }), "The token has expired, or lives too long."],
    ["a token that lives for two days", vapid({ exp: now + 172_800 }), "The token has expired, or lives too long."],
  ])("is refused with %s", async (_, authorization, message) => {
    const { endpoint } = await subscribed();
    const response = await send(endpoint, { ...sealed, ...(authorization && { authorization }) });
    expect([response.status, await response.json()]).toMatchObject([401, { message }]);
  });

  it("is refused where it is not encrypted, or without how long it is kept", async () => {
    const { endpoint } = await subscribed();
    const authorization = vapid();
    expect((await send(endpoint, { ttl: "60", authorization })).status).toBe(400);
    expect((await send(endpoint, { "content-encoding": "aes128gcm", authorization })).status).toBe(400);
  });

  it("is told to go no more to a browser that has unsubscribed", async () => {
    const { endpoint } = await subscribed();
    await ask(`${CONTROL}/subscriptions`, { method: "DELETE", body: JSON.stringify({ endpoint }) });
    expect((await send(endpoint, { ...sealed, authorization: vapid() })).status).toBe(410);
  });

  it("is taken by Chrome's service, too, which cannot open it", async () => {
    const aud = "https://fcm.googleapis.com";
    const endpoint = `${aud}/fcm/send/real`;
    expect((await send(endpoint, { ...sealed, authorization: vapid({ aud }) })).status).toBe(201);
    expect(await (await ask(CONTROL)).json()).toMatchObject([{ endpoint, message: null }]);
  });
});

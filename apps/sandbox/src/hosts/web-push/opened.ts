import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import type { Subscription } from "./push-table.ts";

/** Bytes of the salt, of the record size and of the length of the key id. Source: RFC 8188, section 2.1. */
const [SALT, SIZE, LENGTH] = [16, 4, 1];
const TAG = 16;

/** The text of a message as the browser opens it. Throws if it was not encrypted for this subscription. Source: RFC 8291. */
export function opened(body: Buffer, { privateKey, auth }: Subscription): string {
  const salt = body.subarray(0, SALT);
  const keyLength = body.readUInt8(SALT + SIZE);
  const start = SALT + SIZE + LENGTH;
  const sender = body.subarray(start, start + keyLength);
  const sealed = body.subarray(start + keyLength);

  const own = createECDH("prime256v1");
  own.setPrivateKey(privateKey, "base64url");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const secret = derived(own.computeSecret(sender), Buffer.from(auth, "base64url"), info, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);

  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("The last record has no end.");
  return padded.subarray(0, end).toString("utf8");
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

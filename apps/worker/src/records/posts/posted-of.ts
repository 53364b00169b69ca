import { filesOfUpload, type PostedAsset, postedUpload, type UploadedAsset } from "@vignette/domain/assets";

/** An upload as posts see it; null for sound. Source: ADR 94. */
export async function postedOf(upload: UploadedAsset): Promise<PostedAsset | null> {
  return postedUpload(upload, await Promise.all(filesOfUpload(upload).map(({ key }) => hashOf(key))));
}

async function hashOf(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

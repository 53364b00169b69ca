import { type PostedAsset, postedUpload, type UploadedAsset } from "@vignette/domain/assets";

/** An upload as posts see it; null for sound. Source: ADR 94. */
export async function postedOf(upload: UploadedAsset): Promise<PostedAsset | null> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(upload.file.key)));
  return postedUpload(upload, [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

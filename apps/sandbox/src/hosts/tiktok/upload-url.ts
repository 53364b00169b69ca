const UPLOAD_ORIGIN = "https://open-upload.tiktokapis.com";

/** Where the bytes of this publish go. Clients use the whole address, query included. */
export function uploadUrl(publishId: string): string {
  return `${UPLOAD_ORIGIN}/video/?${new URLSearchParams({ upload_id: publishId, upload_token: crypto.randomUUID() })}`;
}

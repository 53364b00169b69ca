import type { R2Bucket } from "@cloudflare/workers-types";
import type { FileParts } from "./files.ts";

/**
 * Files that arrive part by part, over several requests. R2 wants all parts equal but the last.
 * Source: docs/platforms/cloudflare.md#r2.
 */
export function r2Parts(bucket: R2Bucket): FileParts {
  return {
    begin: async (key, type) =>
      (await bucket.createMultipartUpload(key, { httpMetadata: { contentType: type } })).uploadId,
    put: async ({ key, uploadId }, part, bytes) =>
      (await bucket.resumeMultipartUpload(key, uploadId).uploadPart(part, bytes)).etag,
    async join({ key, uploadId }, etags) {
      const parts = etags.map((etag, index) => ({ partNumber: index + 1, etag }));
      await bucket.resumeMultipartUpload(key, uploadId).complete(parts);
    },
    async drop({ key, uploadId }) {
      // What R2 has forgotten already is dropped.
      await bucket
        .resumeMultipartUpload(key, uploadId)
        .abort()
        .catch(() => undefined);
    },
  };
}

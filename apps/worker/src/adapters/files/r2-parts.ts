import type { R2Bucket } from "@cloudflare/workers-types";
import type { FileParts } from "./files.ts";

/**
 * Uploads of files in parts, over several requests. R2 requires equal sizes except for the last part. Source:
 * docs/platforms/cloudflare.md#r2.
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
      // R2 may have removed the upload already.
      await bucket
        .resumeMultipartUpload(key, uploadId)
        .abort()
        .catch(() => undefined);
    },
  };
}

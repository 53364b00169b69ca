import * as z from "zod/mini";
import { AssetFile } from "../../assets/index.ts";
import { Id, line } from "../../kernel/index.ts";

/**
 * Largest file that a browser may hand in, in bytes: Instagram's limit for reels.
 * Source: docs/platforms/instagram.md#media.
 */
export const EXPORT_MAX_BYTES = 300 * 1024 * 1024;

/** What the browser says of the files it exported and uploaded; the Worker looks at them itself before it believes it. */
export const FinishExportInput = z.object({
  id: Id,
  files: z
    .array(z.extend(z.omit(AssetFile, { sha256: true, bytes: true }), { key: line(300, 1) }))
    .check(z.minLength(1), z.maxLength(70)),
});
export type FinishExportInput = z.infer<typeof FinishExportInput>;

/** Where the files that were handed in for a creation lie. */
export const exportFolder = (creationId: string): string => `exports/${creationId}/`;

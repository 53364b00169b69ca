import { Upload } from "@vignette/domain/assets";
import * as z from "zod/mini";
import { bytesIn } from "../files/bytes-in.ts";
import { byKeyField } from "../files/file-lookup.ts";
import { ofProject, record } from "../record.ts";

const Begun = z.object({ key: z.string(), begun: z.object({ uploadId: z.string() }) });

/** Collection `uploads`, keyed by upload id: uploads in progress. */
export const uploadRecords = record(
  "uploads",
  Upload,
  { createdAt: "timestamp" },
  ofProject("uploads", {
    bytes: (value) => bytesIn({ upload: value }, "upload"),
    files: {
      of: ({ value }) => {
        const begun = z.safeParse(Begun, value);
        return {
          keys: typeof value.key === "string" ? [value.key] : [],
          begun: begun.success ? { key: begun.data.key, uploadId: begun.data.begun.uploadId } : null,
        };
      },
      under: { materials: byKeyField("key") },
    },
  }),
);

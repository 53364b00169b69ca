import { noLabels, type UploadedAsset } from "../../../assets/index.ts";
import { instant } from "../../../kernel/index.ts";

type Change = Partial<Omit<UploadedAsset, "file">> & { file?: Partial<UploadedAsset["file"]> };

/** An upright photo, of which a test names only what matters. */
export function anUpload(id: string, { file, ...change }: Change = {}): UploadedAsset {
  return {
    ...{ id, uid: "ada", projectId: "project-1", kind: "image", name: id, earlier: null, labels: noLabels },
    file: {
      ...{ key: `materials/ada/${id}/0`, type: "image/jpeg", bytes: 90_000, width: 1200, height: 1600 },
      ...{ durationMs: null, ...file },
    },
    ...{ thumbnail: null, findBy: [], purgeAt: null, createdAt: instant(0), lastUpdated: instant(0) },
    ...change,
  };
}

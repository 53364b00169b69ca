import type { LibraryAsset } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";

type File = LibraryAsset["files"][number];

/** A file of a generated asset. */
export const aFile = (part: Partial<File> = {}): File => ({
  key: "k",
  type: "image/jpeg",
  bytes: 1000,
  width: 1080,
  height: 1350,
  durationMs: null,
  platform: null,
  url: "/media/file/k",
  ...part,
});

/** A generated carousel. */
export const anAsset = (part: Partial<LibraryAsset> = {}): LibraryAsset => ({
  id: "a",
  origin: "made",
  projectId: "p",
  kind: "image",
  type: "carousel-image",
  creationId: null,
  name: "3 candle myths!",
  files: [aFile()],
  hasEarlier: false,
  labels: { alt: "", tags: [], folderId: null },
  thumbnail: null,
  createdAt: instant(0),
  ...part,
});

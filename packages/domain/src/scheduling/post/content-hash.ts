import type { AssetFile } from "../../assets/index.ts";
import type { Target } from "./post.ts";

/** Identifies the files of an asset: another export of the same creation gives another hash. */
export function filesHash(files: readonly Pick<AssetFile, "sha256">[]): string {
  return files.map(({ sha256 }) => sha256.slice(0, 16)).join("-");
}

/**
 * Identifies what a reviewer looks at: each target at its revision, and the files. A decision hands it back, so that it
 * never counts for content that was not seen.
 */
export function contentHash(
  targets: readonly Pick<Target, "id" | "revision">[],
  files: readonly Pick<AssetFile, "sha256">[],
): string {
  return `${targets.map(({ id, revision }) => `${id.slice(0, 8)}.${revision}`).join("_")}~${filesHash(files)}`;
}

import type { AssetFile } from "../../assets/index.ts";
import type { Target } from "./post.ts";

/** Names the files of an asset: another export of the same creation gives another print. */
export function filesHash(files: readonly Pick<AssetFile, "sha256">[]): string {
  return files.map(({ sha256 }) => sha256.slice(0, 16)).join("-");
}

/**
 * Names what somebody looks at: each target as a person last changed it, and the files. Whoever decides hands it back,
 * so that a yes never counts for something that was not seen.
 */
export function contentHash(
  targets: readonly Pick<Target, "id" | "revision">[],
  files: readonly Pick<AssetFile, "sha256">[],
): string {
  return `${targets.map(({ id, revision }) => `${id.slice(0, 8)}.${revision}`).join("_")}~${filesHash(files)}`;
}

import type { PostedAsset, PostedAssetView } from "@vignette/domain/assets";
import type { Files } from "./files.ts";

/** What can be posted, with a URL for each of its files and for its small picture. */
export async function postedAssetView(files: Files, asset: PostedAsset): Promise<PostedAssetView> {
  const withUrls = asset.files.map(async (file) => ({ ...file, url: await files.link(file.key) }));
  const coverUrl = asset.coverKey ? await files.link(asset.coverKey) : null;
  return { ...asset, files: await Promise.all(withUrls), coverUrl };
}

import type { GeneratedAsset, GeneratedAssetView } from "@vignette/domain/assets";
import type { Files } from "./files.ts";

/** An asset with a URL for each of its files. */
export async function generatedAssetView(files: Files, asset: GeneratedAsset): Promise<GeneratedAssetView> {
  const withUrls = asset.files.map(async (file) => ({ ...file, url: await files.link(file.key) }));
  return { ...asset, files: await Promise.all(withUrls) };
}

export { Asset, AssetFile, AssetType, AssetView, countedAs, filesFor, imageTypes, videoTypes } from "./asset.ts";

export { Asset, AssetFile, AssetType, AssetView, countedAs, filesFor, imageTypes, videoTypes } from "./asset.ts";
export { jpegSize, type PixelSize } from "./jpeg-size.ts";
export { type MediaType, mediaTypeOf } from "./media-type.ts";
export { type Mp4Facts, type Mp4Fault, mp4Facts } from "./mp4-facts.ts";

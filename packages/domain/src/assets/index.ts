export { ALT_TASK, AltAnswer, altThere, nothingToSee } from "./alt-text.ts";
export { assetTypeNames } from "./asset-type-names.ts";
export { assetTypes, countedAs, imageTypes, postedTypes, videoTypes } from "./asset-types.ts";
export {
  carouselAlone,
  EditCarouselInput,
  filesOfUpload,
  isCarousel,
  MakeCarouselInput,
  ownFiles,
  shownKeys,
  slideNoPicture,
  withOriginalSlides,
  withRepairedSlide,
  withSlides,
} from "./carousel.ts";
export { CAROUSEL, FROM_PAGE, findable, isSought, narrowest, tagKey } from "./findable-by.ts";
export {
  AssetFile,
  AssetType,
  filesFor,
  GeneratedAsset,
  GeneratedAssetView,
} from "./generated-asset.ts";
export {
  EditItemsInput,
  FoldersAndTags,
  ItemRef,
  ItemUse,
  LibraryAsset,
  LibraryFilter,
  LibraryPageInput,
  LibraryPlace,
  REMOVED_PICTURES_MAX,
} from "./library.ts";
export {
  PictureSource,
  SavePagePictureInput,
  TakePagePicturesInput,
} from "./page-picture.ts";
export { editedLabels } from "./parts/edited-labels.ts";
export { NamedPart, NamedParts, PART_LEAST, PART_NAME_MAX, PARTS_MAX, PartBox } from "./parts/named-part.ts";
export { beingRead, isBeingRead, isReadable, isUnread, noPhoto, partsThere } from "./parts/photo-reading.ts";
export { seenParts } from "./parts/seen-parts.ts";
export { isMarked, pictureMark } from "./picture-mark.ts";
export { pictureName } from "./picture-name.ts";
export {
  isOwn,
  isSendable,
  PostedAsset,
  PostedAssetView,
  PostedFile,
  PostedType,
  postedContent,
  postedMedia,
  postedUpload,
} from "./posted-asset.ts";
export { UNDO_REMOVAL } from "./removal.ts";
export { withFile, withoutParts } from "./replaced-file.ts";
export {
  copiedCredit,
  creditLine,
  PhotoCredit,
  SearchStockInput,
  type StockPage,
  type StockPhoto,
  stockShapes,
  TakeStockInput,
} from "./stock-photo.ts";
export {
  brokenMedia,
  FinishUploadInput,
  notMedia,
  OPEN_UPLOADS_MAX,
  partCount,
  partLength,
  partsMissing,
  refuseHeavyPicture,
  StartUploadInput,
  tooManyUploads,
  UPLOAD_KEPT_DAYS,
  UPLOAD_MAX_BYTES,
  UPLOAD_PART_BYTES,
  Upload,
  UploadView,
  wrongPart,
} from "./upload.ts";
export {
  Labels,
  MediaFile,
  Movie,
  noLabels,
  SeenFile,
  SLIDES_MAX,
  SLIDES_MIN,
  Slide,
  THUMBNAIL,
  Thumbnail,
  thumbnailMoment,
  UploadedAsset,
  uploadedAssetFolder,
  uploadedAssetOfKey,
} from "./uploaded-asset.ts";
export { brokenFont, heavyFont, restrictedFont } from "./uploaded-font.ts";
export { JoinedPart, VariantOf } from "./variant-of.ts";

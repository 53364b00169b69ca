import { type Instant, later, minutes, Refusal } from "../../kernel/index.ts";
import type { UploadedAsset } from "../uploaded-asset.ts";

/** A reading that has not ended after this time was lost. Our own choice. */
const LOST_AFTER = minutes(2);

/** Whether a model is looking at this file just now. */
export const isBeingRead = ({ file, reading }: Pick<UploadedAsset, "file" | "reading">, now: Instant): boolean =>
  reading?.of === file.key && !reading.ended && now < later(reading.since, LOST_AFTER);

/** Whether its parts are to be found without being asked for: nobody looked at this file, and no reading of it ended. */
export const isUnread = (asset: UploadedAsset, now: Instant): boolean =>
  isReadable(asset) &&
  asset.labels.parts === undefined &&
  !(asset.reading?.of === asset.file.key && asset.reading.ended) &&
  !isBeingRead(asset, now);

/** Whether parts can be named on it: an uploaded photo that is there. */
export const isReadable = ({ kind, slides, purgeAt }: UploadedAsset): boolean =>
  kind === "image" && slides === undefined && purgeAt === null;

/** Parts that are named stay. */
export const partsThere = () =>
  new Refusal("conflict", "assets.parts-there", "The parts of this photo have names. Remove them to search again.");
export const beingRead = () =>
  new Refusal("conflict", "assets.being-read", "This photo is being looked at. Wait a moment.");
export const noPhoto = () => new Refusal("invalid", "assets.no-photo", "Parts can be named on uploaded photos only.");

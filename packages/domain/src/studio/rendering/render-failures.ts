import { type Saying, say } from "../../kernel/index.ts";
import type { Render } from "./render.ts";
import type { RenderReason } from "./render-job.ts";

/** Why the renderer gave no file of a creation or of an upload, for the person who waits for it. */
export const whyFailed = ({ sourceKey }: Pick<Render, "sourceKey">, reason: RenderReason): Saying =>
  (sourceKey === null ? ofCreation : ofUpload)[reason];

const lost = say(
  "render.lost",
  "The cloud export can't be reached right now. Try again in a few minutes, or export in this browser.",
);
const broken = say("render.broken", "Something went wrong while this was being made. Try again.");

const ofCreation: Record<RenderReason, Saying> = {
  "bad-scene": say(
    "render.bad-scene",
    "The cloud export can't read this version of the page. Reload it, then export again.",
  ),
  "too-long": say("render.too-long", "This video is too long to export in the cloud. Export it in this browser."),
  "too-large": say(
    "render.too-large",
    "The pictures and sounds are too large to export in the cloud. Export in this browser.",
  ),
  "media-missing": say(
    "render.media-missing",
    "A picture, clip or sound in this piece was deleted. Reload the page to see it without, then export again.",
  ),
  "media-unreadable": say(
    "render.media-unreadable",
    "A picture, clip or sound in this piece can't be read. Replace it or make it again, then export.",
  ),
  "check-failed": say(
    "render.check-failed",
    "The exported file failed our checks, so we didn't keep it. Export it again.",
  ),
  "timed-out": say("render.timed-out", "The cloud export took too long. Try again, or export in this browser."),
  stalled: say("render.stalled", "The cloud export got stuck. Try again, or export in this browser."),
  cancelled: say("render.canceled", "This was canceled."),
  failed: broken,
  crashed: lost,
  "out-of-memory": say(
    "render.out-of-memory",
    "This needs more memory than the cloud export has. Export it in this browser.",
  ),
  interrupted: lost,
  "download-failed": broken,
  "upload-failed": broken,
};

const uploadTooLarge = say(
  "render.upload-too-large",
  "This file is too large to be converted here. Your file is unchanged. Save it as H.264 (MP4) and upload that.",
);
const uploadLost = say(
  "render.upload-lost",
  "Our server can't be reached right now. Your file is unchanged. Try again in a few minutes.",
);

/** The same for an upload, which stays as it is. */
const ofUpload: Record<RenderReason, Saying> = {
  ...ofCreation,
  "too-long": say(
    "render.upload-too-long",
    "This is longer than the ten minutes that we can convert. Your file is unchanged. Cut it first.",
  ),
  "too-large": uploadTooLarge,
  "media-missing": say("render.upload-missing", "The file is gone. Upload it again."),
  "media-unreadable": say(
    "render.upload-unreadable",
    "We can't read this file either. Your file is unchanged. Save it as H.264 (MP4) or JPEG and upload that.",
  ),
  "check-failed": say(
    "render.upload-check-failed",
    "The converted file wasn't as it should be. Your file is unchanged.",
  ),
  "timed-out": say(
    "render.upload-timed-out",
    "Converting this took too long. Your file is unchanged. Save it as H.264 (MP4) and upload that.",
  ),
  stalled: say("render.upload-stalled", "Converting this got stuck. Your file is unchanged. Try again."),
  "out-of-memory": uploadTooLarge,
  crashed: uploadLost,
  interrupted: uploadLost,
};

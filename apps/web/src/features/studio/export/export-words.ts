import { countedAs } from "@vignette/domain/assets";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** What an export in this browser is doing. */
export type ExportStep = "drawing" | "uploading" | "checking";

type Output = "video" | "slides" | "picture";

/** What an export in this browser is doing, as users read it: `Drawing the video`. */
export const exportStepText = (step: ExportStep, creation: Pick<CreationView, "kind">): string =>
  steps[step][outputOf(creation)];

/** What is made on the server, as users read it: `Exporting the video in the cloud`. */
export const serverRenderText = (creation: Pick<CreationView, "kind">): string => making[outputOf(creation)];

const outputOf = ({ kind }: Pick<CreationView, "kind">): Output =>
  countedAs(kind) === "videos" ? "video" : kind === "carousel-image" ? "slides" : "picture";

const steps: Record<ExportStep, Record<Output, string>> = {
  drawing: { video: m.media_drawing_video(), slides: m.media_drawing_slides(), picture: m.media_drawing_picture() },
  uploading: {
    video: m.media_uploading_video(),
    slides: m.media_uploading_slides(),
    picture: m.media_uploading_picture(),
  },
  checking: { video: m.media_checking_video(), slides: m.media_checking_slides(), picture: m.media_checking_picture() },
};

const making: Record<Output, string> = {
  video: m.media_making_video(),
  slides: m.media_making_slides(),
  picture: m.media_making_picture(),
};

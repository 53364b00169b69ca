import { type AssetType, countedAs } from "../../assets/index.ts";
import { closingSlides } from "../brand/closing-card.ts";
import { templateOf } from "../catalogue/index.ts";
import type { CreationDocument } from "./creation-document.ts";

type PlannedOutput = { type: "image/jpeg" | "video/mp4"; platform: "tiktok" | "instagram" | null };

/**
 * The files that a creation becomes, in the order in which they are rendered: one video, or the pictures for Instagram and
 * then those for TikTok. Says how many links for uploads a job needs, without drawing anything.
 */
export function plannedOutputs({
  kind,
  style,
  script,
}: Pick<CreationDocument, "kind" | "style" | "script">): PlannedOutput[] {
  if (countedAs(kind) === "videos") return [{ type: "video/mp4", platform: null }];
  const pictures = pictureCount(kind, style.template, script.beats.length) + closingSlides(kind, style);
  return (["instagram", "tiktok"] as const).flatMap((platform) =>
    Array.from({ length: pictures }, (): PlannedOutput => ({ type: "image/jpeg", platform })),
  );
}

const pictureCount = (kind: AssetType, template: string, beats: number): number =>
  templateOf(kind, template).isOnePicture ? 1 : beats;

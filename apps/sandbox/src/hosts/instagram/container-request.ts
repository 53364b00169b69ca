import { utf16Units } from "@vignette/domain/kernel";
import { badParameter, GraphError } from "./graph-error.ts";
import { type Params, readList } from "./params.ts";
import { checkPeople } from "./people-params.ts";

export type ContainerKind =
  | "image"
  | "reel"
  | "carousel"
  | "carousel-image"
  | "carousel-video"
  | "story-image"
  | "story-video";

/** What a container is to become. `sourceUrl` is null for the parent of a carousel. */
export type ContainerRequest = {
  kind: ContainerKind;
  sourceUrl: string | null;
  coverUrl: string | null;
  /** Milliseconds into the video. */
  thumbOffsetMs: number;
  caption: string;
  children: string[];
  isAiGenerated: boolean;
  /** Everything else that was said of it, as it came. */
  said: Params;
};

/**
 * Which of the known parameters each kind takes. The others are refused, except for the caption of a story, which is
 * ignored. Source: docs/platforms/instagram.md#containers.
 */
const TAKEN: Record<ContainerKind, string[]> = {
  image: ["image_url", "caption", "collaborators", "alt_text", "user_tags", "is_ai_generated"],
  reel: [
    "video_url",
    "caption",
    "share_to_feed",
    "cover_url",
    "thumb_offset",
    "collaborators",
    "user_tags",
    "audio_name",
    "is_ai_generated",
  ],
  carousel: ["children", "caption", "share_to_feed", "collaborators", "is_ai_generated"],
  "carousel-image": ["image_url", "alt_text", "user_tags"],
  "carousel-video": ["video_url", "thumb_offset", "user_tags"],
  "story-image": ["image_url", "user_tags", "is_ai_generated"],
  "story-video": ["video_url", "user_tags", "is_ai_generated"],
};
const KNOWN = [...new Set(Object.values(TAKEN).flat()), "location_id", "product_tags"];

/** What is recorded of a request, to show what an app asked for. */
const SAID = [...KNOWN, "media_type", "is_carousel_item"].filter((name) => !["caption", "children"].includes(name));

/** Longest caption, in UTF-16 units; see `utf16Units`. Source: docs/platforms/instagram.md#containers. */
const MAX_CAPTION = 2200;
const MAX_HASHTAGS = 30;
const MAX_MENTIONS = 20;

/** Reads and checks the parameters of `POST /<IG_ID>/media`. Throws GraphError. */
export function readContainerRequest(params: Params): ContainerRequest {
  if (params.upload_type !== undefined) throw badParameter("video_url is required");
  const kind = kindOf(params);
  const isStory = kind === "story-image" || kind === "story-video";
  const misplaced = KNOWN.find(
    (name) => params[name] !== undefined && !TAKEN[kind].includes(name) && !(isStory && name === "caption"),
  );
  if (misplaced !== undefined) throw badParameter(`${misplaced} is not supported for this media type`);

  const sourceUrl = kind === "carousel" ? null : sourceOf(params, kind);
  const children = readList(params.children);
  if (kind === "carousel" && (children.length < 2 || children.length > 10)) {
    throw badParameter("a carousel takes 2 to 10 children", 2207028);
  }
  checkPeople(params, kind);
  return {
    kind,
    sourceUrl,
    coverUrl: params.cover_url ?? null,
    thumbOffsetMs: readOffset(params.thumb_offset),
    caption: isStory ? "" : checkCaption(params.caption ?? ""),
    children,
    isAiGenerated: params.is_ai_generated === "true",
    said: Object.fromEntries(Object.entries(params).filter(([name]) => SAID.includes(name))),
  };
}

function kindOf(params: Params): ContainerKind {
  const type = params.media_type ?? "IMAGE";
  const isItem = params.is_carousel_item === "true";
  const isVideo = params.video_url !== undefined;
  if (isItem && type === "REELS") throw badParameter("reels cannot be carousel items");
  if (isItem) return type === "VIDEO" ? "carousel-video" : "carousel-image";
  switch (type) {
    case "IMAGE":
      return "image";
    case "REELS":
      return "reel";
    case "CAROUSEL":
      return "carousel";
    case "STORIES":
      return isVideo ? "story-video" : "story-image";
    case "VIDEO":
      throw badParameter("media_type VIDEO is for carousel items; use REELS", 2207023);
    default:
      throw badParameter(`unknown media_type ${type}`, 2207023);
  }
}

function sourceOf(params: Params, kind: ContainerKind): string {
  const name = kind === "reel" || kind.endsWith("-video") ? "video_url" : "image_url";
  const url = params[name];
  if (!url) throw badParameter(`${name} is required`);
  return url;
}

function readOffset(text = "0"): number {
  if (!/^\d+$/.test(text)) throw badParameter("thumb_offset must be a whole number of milliseconds");
  return Number(text);
}

function checkCaption(caption: string): string {
  if (utf16Units(caption) > MAX_CAPTION) {
    throw new GraphError({ code: 36004, subcode: 2207010, message: "The submitted caption was too long" });
  }
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > MAX_HASHTAGS) {
    throw badParameter(`at most ${MAX_HASHTAGS} hashtags`);
  }
  if ((caption.match(/(?<!\S)@[\w.]+/g) ?? []).length > MAX_MENTIONS) {
    throw badParameter(`at most ${MAX_MENTIONS} tags of people`, 2207040);
  }
  return caption;
}

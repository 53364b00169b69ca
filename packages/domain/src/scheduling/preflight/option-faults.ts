import type { PostedFile } from "../../assets/index.ts";
import { unfilledSlots } from "../../hook-library/index.ts";
import { type Saying, say } from "../../kernel/index.ts";
import { ONLY_ME, rulesOf } from "../../social-accounts/index.ts";
import { firstCommentOf } from "../post/first-comment.ts";
import type { InstagramOptions, TargetOptions, TikTokOptions } from "../post/options.ts";
import { hashtagsOf } from "./caption-facts.ts";
import { type CheckedFile, type CheckedTarget, mediaKind } from "./checked-target.ts";
import { filesToSend, isStory } from "./files-to-send.ts";

/** Something that is wrong with a choice. `field` is the option's name. */
export type OptionFault = { rule: string; field: string } & Saying;
type Planned = { caption: string; options: TargetOptions };
/** What the options are of: files in number, and the length of a video in milliseconds. */
type OptionsOf = { caption: string; media: "video" | "photos"; count: number; durationMs: number | null };

/** Everything that is wrong with what was chosen for one target. What a kind of post does not take is not sent. */
export function optionFaults(files: readonly PostedFile[], { caption, options }: Planned): OptionFault[] {
  const sent = filesToSend(files, options);
  const of = { caption, media: mediaKind(files), count: sent.length, durationMs: sent[0]?.durationMs ?? null };
  const found = options.platform === "tiktok" ? tiktokFaults(options, of) : instagramFaults(options, of);
  return found.map(([rule, field, said]) => ({ rule, field, ...said }));
}

/** A target as `preflight` takes it: what is really sent, and no caption where none is carried. */
export function checkedAs<F extends CheckedFile & Pick<PostedFile, "platform">>(
  files: readonly F[],
  { caption, options }: Planned,
): CheckedTarget & { files: readonly F[] } {
  const story = isStory(options);
  const sent = filesToSend(files, options);
  return { platform: options.platform, caption: story ? "" : caption, files: sent, isStory: story };
}

type Fault = [code: string, part: string, said: Saying];

/** TikTok's audit list. Sentences in quotes are TikTok's own. Source: docs/platforms/tiktok.md#audit-list, 2 and 3. */
function tiktokFaults(options: TikTokOptions, of: OptionsOf): Fault[] {
  const faults: Fault[] = [];
  if (options.privacyLevel === "")
    faults.push(["privacy-open", "privacyLevel", say("preflight.privacy-open", "Choose who can see it on TikTok.")]);
  if (options.disclose && !options.yourBrand && !options.brandedContent) {
    faults.push([
      "disclosure-open",
      "disclose",
      say(
        "preflight.disclosure-open",
        "You need to indicate if your content promotes yourself, a third party, or both.",
      ),
    ]);
  }
  if (options.disclose && options.brandedContent && options.privacyLevel === ONLY_ME) {
    faults.push([
      "branded-private",
      "privacyLevel",
      say("preflight.branded-private", "Branded content visibility cannot be set to private."),
    ]);
  }
  if (of.media === "video") faults.push(...coverFaults(options.coverMs, of));
  else {
    if (options.photoCover >= of.count)
      faults.push(["cover-gone", "photoCover", say("preflight.cover-gone", "Choose a cover: that slide isn't there.")]);
    faults.push(...openIn(options.photoTitle, "photoTitle", inTitle));
  }
  return faults;
}

/** What a kind of post does not take is not sent, so it is no fault. Source: docs/platforms/instagram.md#containers. */
function instagramFaults(options: InstagramOptions, of: OptionsOf): Fault[] {
  if (isStory(options))
    return of.count > 0
      ? []
      : [["slide-gone", "storySlide", say("preflight.slide-gone", "Choose which slide the story shows.")]];
  const faults: Fault[] = [];
  if (of.media === "video" && options.coverImage === null) faults.push(...coverFaults(options.coverMs, of));
  if (of.media === "photos" && options.userTags.some((tag) => tag.slide >= of.count)) {
    faults.push([
      "tag-gone",
      "userTags",
      say("preflight.tag-gone", "A person is tagged on a slide that no longer exists."),
    ]);
  }
  const comment = firstCommentOf(options);
  const max = rulesOf("instagram").caption.maxHashtags ?? Number.POSITIVE_INFINITY;
  if (comment !== "" && hashtagsOf(`${of.caption} ${comment}`).length > max) {
    const message = `Instagram allows up to ${max} hashtags, caption and first comment together.`;
    faults.push(["comment-hashtags", "firstComment", say("preflight.comment-hashtags", message, { max })]);
  }
  return [...faults, ...openIn(comment, "firstComment", inComment)];
}

function coverFaults(coverMs: number | null, { durationMs }: OptionsOf): Fault[] {
  const lies = coverMs !== null && durationMs !== null && coverMs > durationMs;
  return lies
    ? [
        [
          "cover-outside",
          "coverMs",
          say("preflight.cover-outside", "The cover frame is past the end of the video. Choose another."),
        ],
      ]
    : [];
}

function openIn(text: string, part: string, saying: (slot: string) => Saying): Fault[] {
  const [open] = unfilledSlots(text);
  return open === undefined ? [] : [["placeholder-open", part, saying(open)]];
}

const inTitle = (slot: string) => say("preflight.placeholder-in-title", `Fill [${slot}] in the title first.`, { slot });
const inComment = (slot: string) =>
  say("preflight.placeholder-in-comment", `Fill [${slot}] in the first comment first.`, { slot });

import { cutToUtf16Units } from "@vignette/domain/kernel";
import { freshOptions, InstagramName, PHOTO_TITLE_MAX, type TargetOptions } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { privacyText } from "@vignette/messages/privacy";
import { cellWrong, withoutApostrophe } from "./cell-text.ts";
import type { Cells } from "./columns.ts";

const levels = ["PUBLIC_TO_EVERYONE", "MUTUAL_FOLLOW_FRIENDS", "FOLLOWER_OF_CREATOR", "SELF_ONLY"];

/** The choices for one account. TikTok's have no defaults: the row must say who can see the post. */
export function readOptions({ platform }: Pick<SocialAccount, "platform">, cells: Cells): TargetOptions {
  if (platform === "instagram") {
    const altTexts = withoutApostrophe(cells.alt_texts ?? "")
      .split("|")
      .map((it) => it.trim());
    return {
      ...freshOptions(platform, yes(cells.instagram_ai, "instagram_ai") ?? false),
      placement: readPlacement(cells.instagram_as ?? ""),
      collaborators: readNames(cells.collaborators ?? ""),
      firstComment: cutToUtf16Units(withoutApostrophe(cells.first_comment ?? ""), 2200),
      shareToFeed: yes(cells.instagram_feed, "instagram_feed") ?? true,
      altTexts: altTexts.some(Boolean) ? altTexts.slice(0, 10) : [],
    };
  }
  const allowed = words(cells.tiktok_allow, ["comment", "duet", "stitch"], "tiktok_allow");
  const disclosed = words(cells.tiktok_disclose, ["your brand", "branded content"], "tiktok_disclose");
  return {
    ...freshOptions(platform, true),
    privacyLevel: readLevel(cells.tiktok_privacy ?? ""),
    allowComment: allowed.includes("comment"),
    allowDuet: allowed.includes("duet"),
    allowStitch: allowed.includes("stitch"),
    disclose: disclosed.length > 0,
    yourBrand: disclosed.includes("your brand"),
    brandedContent: disclosed.includes("branded content"),
    aiGenerated: yes(cells.tiktok_ai, "tiktok_ai") ?? true,
    photoTitle: cutToUtf16Units(withoutApostrophe(cells.tiktok_title ?? ""), PHOTO_TITLE_MAX),
  };
}

function readPlacement(text: string): "feed" | "story" {
  const wanted = text.trim().toLowerCase();
  if (wanted === "" || wanted === "feed") return "feed";
  if (wanted === "story") return wanted;
  throw cellWrong(m.calendar_csv_feed_or_story());
}

function readNames(text: string): string[] {
  const names = text
    .split(/[\s;,]+/)
    .map((it) => it.replace(/^@/, ""))
    .filter(Boolean);
  if (names.length > 3) throw cellWrong(m.calendar_csv_many_collaborators({ most: 3 }));
  const strange = names.find((it) => !InstagramName.safeParse(it).success);
  if (strange) throw cellWrong(m.calendar_csv_bad_collaborator({ strange }));
  return names;
}

function readLevel(text: string): string {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") throw cellWrong(m.calendar_csv_choose_privacy());
  const level = levels.find((it) => it.toLowerCase() === wanted || privacyText(it).toLowerCase() === wanted);
  if (!level)
    throw cellWrong(m.calendar_csv_privacy_values({ values: levels.map((level) => privacyText(level)).join(", ") }));
  return level;
}

function yes(text: string | undefined, column: string): boolean | null {
  const wanted = (text ?? "").trim().toLowerCase();
  if (wanted === "") return null;
  if (["yes", "true", "1"].includes(wanted)) return true;
  if (["no", "false", "0"].includes(wanted)) return false;
  throw cellWrong(m.calendar_csv_yes_or_no({ column }));
}

function words(text: string | undefined, known: readonly string[], column: string): string[] {
  const given = (text ?? "")
    .split(/[;,]/)
    .map((it) => it.trim().toLowerCase())
    .filter((it) => it !== "" && it !== "none");
  const strange = given.find((it) => !known.includes(it));
  if (strange) throw cellWrong(m.calendar_csv_bad_value({ column, strange, values: known.join(", ") }));
  return given;
}

import { captionFacts, cutTo, type SchedulePostInput, withFewerHashtags } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";

type Target = SchedulePostInput["targets"][number];

/** The fix of a finding. `isSafe`: it changes no word and no meaning, so it can be applied together with others. */
export type FindingFix = {
  label: string;
  isSafe: boolean;
  apply: (target: Target) => Partial<Pick<Target, "caption" | "options">>;
};

/** The fix for what a rule found; null if only the user can decide. */
export function fixFor(
  rule: string,
  target: Target,
  facts: { media: "video" | "photos"; count: number },
): FindingFix | null {
  const limits = captionFacts(target.options.platform, facts.media, target.caption);
  switch (rule) {
    case "caption-long":
      return {
        label: m.post_cut_to({ max: limits.max }),
        isSafe: false,
        apply: (it) => ({ caption: cutTo(it.caption, limits.max) }),
      };
    case "hashtags-many": {
      const most = limits.maxHashtags ?? 0;
      return {
        label: m.post_keep_first({ most }),
        isSafe: false,
        apply: (it) => ({ caption: withFewerHashtags(it.caption, most) }),
      };
    }
    case "cover-outside":
      return {
        label: m.post_use_first_frame(),
        isSafe: true,
        apply: (it) => ({ options: { ...it.options, coverMs: null } }),
      };
    case "cover-gone":
      return withTikTok(m.post_use_slide_1(), { photoCover: 0 });
    case "slide-gone":
      return withInstagram(m.post_use_slide_1(), () => ({ storySlide: 0 }));
    case "tag-gone":
      return withInstagram(m.post_remove_tags(), ({ userTags }) => ({
        userTags: userTags.filter((tag) => tag.slide < facts.count),
      }));
    default:
      return null;
  }
}

type Options<P extends Target["options"]["platform"]> = Extract<Target["options"], { platform: P }>;

const withTikTok = (label: string, part: Partial<Options<"tiktok">>): FindingFix => ({
  label,
  isSafe: true,
  apply: ({ options }) => (options.platform === "tiktok" ? { options: { ...options, ...part } } : {}),
});

const withInstagram = (
  label: string,
  part: (options: Options<"instagram">) => Partial<Options<"instagram">>,
): FindingFix => ({
  label,
  isSafe: true,
  apply: ({ options }) => (options.platform === "instagram" ? { options: { ...options, ...part(options) } } : {}),
});

import { SLIDES_MAX, SLIDES_MIN } from "@vignette/domain/assets";
import { platformNames, platforms, rulesOf } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";

/** Why so many pictures make no carousel; null if they do. */
export function refuseSlides(count: number): string | null {
  if (count < SLIDES_MIN) return m.assets_too_few_slides({ min: SLIDES_MIN });
  if (count > SLIDES_MAX) return m.assets_too_many_slides({ max: SLIDES_MAX, count: count - SLIDES_MAX });
  return null;
}

/** What a platform that takes fewer pictures needs: "Instagram takes up to 10 pictures. Take 2 out to post it there, too." */
export function tightLimits(count: number): string[] {
  return platforms.flatMap((platform) => {
    const { max } = rulesOf(platform).photos;
    if (count <= max || count > SLIDES_MAX) return [];
    return [m.assets_too_many_for_platform({ platform: platformNames[platform], max, count: count - max })];
  });
}

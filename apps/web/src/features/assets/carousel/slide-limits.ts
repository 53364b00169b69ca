import { SLIDES_MAX, SLIDES_MIN } from "@vignette/domain/assets";
import { Platform, platformNames, rulesOf } from "@vignette/domain/social-accounts";

/** Why so many pictures make no carousel; null if they do. */
export function refuseSlides(count: number): string | null {
  if (count < SLIDES_MIN) return `A carousel needs at least ${SLIDES_MIN} pictures.`;
  if (count > SLIDES_MAX) return `No platform takes more than ${SLIDES_MAX} pictures. Take ${count - SLIDES_MAX} out.`;
  return null;
}

/** What a platform that takes fewer pictures needs: "Instagram takes up to 10 pictures. Take 2 out to post it there, too." */
export function tightLimits(count: number): string[] {
  return Platform.options.flatMap((platform) => {
    const { max } = rulesOf(platform).photos;
    if (count <= max || count > SLIDES_MAX) return [];
    return [`${platformNames[platform]} takes up to ${max} pictures. Take ${count - max} out to post it there, too.`];
  });
}

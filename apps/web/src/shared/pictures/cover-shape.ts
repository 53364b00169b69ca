import { assetTypes, countedAs, type PostedType } from "@vignette/domain/assets";
import { classNames } from "@vignette/ui";

/** The shape of a post's cover before it is loaded, as classes: its picture is shown whole in it. Our own choice. */
export function coverShape(type: PostedType): string {
  const made = assetTypes.find((it) => it === type);
  const isVideo = made ? countedAs(made) === "videos" : type === "own-video";
  return classNames(isVideo ? "aspect-9/16" : "aspect-4/5", "w-24 self-start object-contain! md:w-full");
}

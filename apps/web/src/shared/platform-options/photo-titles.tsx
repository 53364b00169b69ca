import { utf16Units } from "@vignette/domain/kernel";
import { PHOTO_TITLE_MAX } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { TextInput } from "@vignette/ui";
import { numberText } from "../formats.ts";

type PhotoTitleProps = { label: string; hint: string; value: string; onChange: (title: string) => void };

/** TikTok's title of photos, with its length. */
export const PhotoTitle = ({ value, ...field }: PhotoTitleProps) => (
  <TextInput
    {...field}
    value={value}
    maxLength={PHOTO_TITLE_MAX}
    count={{ used: utf16Units(value), max: PHOTO_TITLE_MAX, format: numberText }}
  />
);

type PhotoTitlesProps = Pick<PhotoTitleProps, "value" | "onChange"> & {
  /** How many of the posts are photos. */
  photos: number;
  /** How many of those have no hook. */
  untitled: number;
};

/** The titles of many photo posts on TikTok: their hooks, and one title for those without a hook. */
export function PhotoTitles({ photos, untitled, ...field }: PhotoTitlesProps) {
  if (photos === 0) return null;
  if (untitled === 0) return <p className="text-dense text-ink-2">{m.post_titles_are_hooks()}</p>;
  return <PhotoTitle {...field} label={m.post_title_without_hook()} hint={m.post_title_without_hook_hint()} />;
}

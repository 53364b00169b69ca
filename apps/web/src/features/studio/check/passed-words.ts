import type { PreflightCheck } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";

type Said = Pick<PreflightCheck, "rule" | "platforms">;

/** What holds where a check found nothing, for its platform if it is about one. */
export function passedWords({ rule, platforms: [platform] }: Said): string {
  const say: ((values: never) => string) | undefined = passed[rule as keyof typeof passed];
  return say?.({ name: platform ? platformNames[platform] : "" } as never) ?? rule;
}

/** By the rule of the check. */
export const passed = {
  "safe-zone": m.studio_passes_safe_zone,
  overlap: m.studio_passes_overlap,
  contrast: m.studio_passes_contrast,
  flashing: m.studio_passes_flashing,
  "text-size": m.studio_passes_text_size,
  "reading-time": m.studio_passes_reading_time,
  "caption-pace": m.studio_passes_caption_pace,
  "grid-crop": m.studio_passes_grid_crop,
  stillness: m.studio_passes_stillness,
  effects: m.studio_passes_effects,
  "placeholder-open": m.studio_passes_placeholder,
  "caption-long": m.studio_passes_caption_length,
  "hashtags-many": m.studio_passes_hashtags,
  "mentions-many": m.studio_passes_mentions,
  count: m.studio_passes_count,
  format: m.studio_passes_format,
  bytes: m.studio_passes_bytes,
  size: m.studio_passes_size,
  ratio: m.studio_passes_ratio,
  crop: m.studio_passes_crop,
  length: m.studio_passes_length,
  container: m.studio_passes_container,
  codec: m.studio_passes_codec,
  "codec-new": m.studio_passes_codec_new,
  "sound-codec": m.studio_passes_sound_codec,
  index: m.studio_passes_index,
  rate: m.studio_passes_rate,
  "bit-rate": m.studio_passes_bit_rate,
  hdr: m.studio_passes_hdr,
  loudness: m.studio_passes_loudness,
  shape: m.studio_passes_shape,
  "claim-unsourced": m.studio_passes_claim,
  "review-altered": m.studio_passes_review,
} as const;

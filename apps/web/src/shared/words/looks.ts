import type { AssetType } from "@vignette/domain/assets";
import { type TemplateName, templateOf } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

const names: Record<TemplateName, string> = {
  "beat-cuts": m.domain_look_beat_cuts(),
  "photo-story": m.domain_look_photo_story(),
  "split-proof": m.domain_look_split_proof(),
  "countdown-list": m.domain_look_countdown_list(),
  stopwatch: m.domain_look_stopwatch(),
  "moving-type": m.domain_look_moving_type(),
  "hook-then-demo": m.domain_look_hook_then_demo(),
  "green-screen": m.domain_look_green_screen(),
  "talking-cutaways": m.domain_look_talking_cutaways(),
  "pov-hands": m.domain_look_pov_hands(),
  "three-takes": m.domain_look_three_takes(),
  "boiled-drawing": m.domain_look_boiled_drawing(),
  "freeze-and-name": m.domain_look_freeze_and_name(),
  escalation: m.domain_look_escalation(),
  "chat-play": m.domain_look_chat_play(),
  "caption-above": m.domain_look_caption_above(),
  "top-bottom": m.domain_look_top_bottom(),
  labels: m.domain_look_labels(),
  panels: m.domain_look_panels(),
  "sticky-note": m.domain_look_sticky_note(),
  "real-review": m.domain_look_real_review(),
  "before-after-split": m.domain_look_before_after_split(),
  "screen-in-hand": m.domain_look_screen_in_hand(),
  receipt: m.domain_look_receipt(),
  "marker-list": m.domain_look_marker_list(),
  "photo-essay": m.domain_look_photo_essay(),
  "big-number": m.domain_look_big_number(),
  teardown: m.domain_look_teardown(),
  "before-after": m.domain_look_before_after(),
  essay: m.domain_look_essay(),
  "photo-captions": m.domain_look_photo_captions(),
  "outlined-text": m.domain_look_outlined_text(),
  "photo-dump": m.domain_look_photo_dump(),
  "phone-note": m.domain_look_phone_note(),
  checklist: m.domain_look_checklist(),
};

/** What a look is called; the first one of the kind for a name that the kind does not have. */
export const nameOfLook = (kind: AssetType, look: string): string => names[templateOf(kind, look).name as TemplateName];

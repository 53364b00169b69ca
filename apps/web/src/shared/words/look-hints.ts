import type { AssetType } from "@vignette/domain/assets";
import { type TemplateName, templateOf } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

const hints: Record<TemplateName, string> = {
  "beat-cuts": m.domain_look_beat_cuts_hint(),
  "photo-story": m.domain_look_photo_story_hint(),
  "split-proof": m.domain_look_split_proof_hint(),
  "countdown-list": m.domain_look_countdown_list_hint(),
  stopwatch: m.domain_look_stopwatch_hint(),
  "moving-type": m.domain_look_moving_type_hint(),
  "hook-then-demo": m.domain_look_hook_then_demo_hint(),
  "green-screen": m.domain_look_green_screen_hint(),
  "talking-cutaways": m.domain_look_talking_cutaways_hint(),
  "pov-hands": m.domain_look_pov_hands_hint(),
  "three-takes": m.domain_look_three_takes_hint(),
  "boiled-drawing": m.domain_look_boiled_drawing_hint(),
  "freeze-and-name": m.domain_look_freeze_and_name_hint(),
  escalation: m.domain_look_escalation_hint(),
  "chat-play": m.domain_look_chat_play_hint(),
  "caption-above": m.domain_look_caption_above_hint(),
  "top-bottom": m.domain_look_top_bottom_hint(),
  labels: m.domain_look_labels_hint(),
  panels: m.domain_look_panels_hint(),
  "sticky-note": m.domain_look_sticky_note_hint(),
  "real-review": m.domain_look_real_review_hint(),
  "before-after-split": m.domain_look_before_after_split_hint(),
  "screen-in-hand": m.domain_look_screen_in_hand_hint(),
  receipt: m.domain_look_receipt_hint(),
  "marker-list": m.domain_look_marker_list_hint(),
  "photo-essay": m.domain_look_photo_essay_hint(),
  "big-number": m.domain_look_big_number_hint(),
  teardown: m.domain_look_teardown_hint(),
  "before-after": m.domain_look_before_after_hint(),
  essay: m.domain_look_essay_hint(),
  "photo-captions": m.domain_look_photo_captions_hint(),
  "outlined-text": m.domain_look_outlined_text_hint(),
  "photo-dump": m.domain_look_photo_dump_hint(),
  "phone-note": m.domain_look_phone_note_hint(),
  checklist: m.domain_look_checklist_hint(),
};

/** What a look is good for, in one or two sentences. */
export const hintOfLook = (kind: AssetType, look: string): string => hints[templateOf(kind, look).name as TemplateName];

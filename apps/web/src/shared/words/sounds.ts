import type { EffectName } from "@vignette/composition";
import type { MusicBed } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** What our music beds are called. */
export const bedNames: Record<MusicBed, string> = {
  tick: m.studio_bed_tick(),
  walk: m.studio_bed_walk(),
  lift: m.studio_bed_lift(),
  low: m.studio_bed_low(),
  room: m.studio_bed_room(),
};

/** What our sound effects are called. */
export const effectNames: Record<EffectName, string> = {
  pop: m.domain_effect_pop(),
  whoosh: m.domain_effect_whoosh(),
  slam: m.domain_effect_slam(),
  key: m.domain_effect_key(),
  tick: m.domain_effect_tick(),
  ding: m.domain_effect_ding(),
  "record-stop": m.domain_effect_record_stop(),
  gap: m.domain_effect_gap(),
};

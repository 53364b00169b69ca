import type { SkipReason } from "@vignette/domain/automation";
import { m } from "@vignette/messages";

/** Why a recipe made nothing at a time, as a sentence. */
export const skipTexts: Record<SkipReason, string> = {
  owner: m.domain_skip_owner(),
  pieces: m.domain_skip_pieces(),
  credits: m.domain_skip_credits(),
  late: m.domain_skip_late(),
  full: m.domain_skip_full(),
  paused: m.domain_skip_paused(),
  canceled: m.domain_skip_canceled(),
};

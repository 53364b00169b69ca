import type { GoneChoice } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { clock } from "../../../shared/clock.ts";
import { privacyText } from "../../../shared/words/privacy.ts";

/** Which choice TikTok does not offer the account, as a sentence. */
export function goneChoiceText(gone: GoneChoice): string {
  switch (gone.choice) {
    case "privacy":
      return m.post_no_privacy({ level: privacyText(gone.level) });
    case "comments":
      return m.post_no_comments();
    case "duet":
      return m.post_no_duet();
    case "stitch":
      return m.post_no_stitch();
    case "length":
      return m.post_too_long_for_account({ length: lengthText(gone.lengthMs), most: lengthText(gone.mostMs) });
  }
}

/** A part of a second counts as a whole one: 59.4 s don't fit into 59 s. */
const lengthText = (ms: number): string => clock(Math.ceil(ms / 1000) * 1000);

import type { WarningFact } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { weekdayMomentText } from "../../../shared/formats.ts";

/** A warning about a plan, with moments as the clocks of `zone` show them. */
export function warningText(fact: WarningFact, zone: string): string {
  if (fact.kind === "daily-cap") {
    const { platform, most, count } = fact;
    return m.domain_warning_daily_cap({ platform: platformNames[platform], most, count });
  }
  const at = weekdayMomentText(fact.at, zone);
  switch (fact.kind) {
    case "duplicate":
      return fact.isOut ? m.domain_warning_already_out({ at }) : m.domain_warning_goes_out({ at });
    case "crowded":
      return m.domain_warning_crowded({ at });
    case "same-hook":
      return m.domain_warning_same_hook({ at });
  }
}

import { lengthOf } from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { formats } from "../formats.ts";
import type { ReportView } from "./report-view.ts";

/** `3 Nov 2026 – 9 Nov 2026`. */
export const periodText = ({ period: { from, to } }: Pick<ReportView, "period">): string =>
  from === to ? formats.longDay(from) : `${formats.longDay(from)} – ${formats.longDay(to)}`;

/** What a period is compared with, such as `28 days before`. */
export function beforeThat({ period }: Pick<ReportView, "period">): string {
  const length = lengthOf(period);
  return m.analyze_days_before({ count: length });
}

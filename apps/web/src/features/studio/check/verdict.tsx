import type { PreflightReport } from "@vignette/domain/scheduling";
import { type Platform, platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { CircleCheck } from "@vignette/ui/icons";
import { listText, termsText } from "../../../shared/formats.ts";
import type { Layout } from "./use-layout.ts";

type VerdictProps = { report: PreflightReport; layout: Layout };

/** One sentence that says whether the creation can be posted. */
export function CheckVerdict({ report, layout }: VerdictProps) {
  const isFound = report.findings.length > 0;
  const isClean = !isFound && Array.isArray(layout);
  return (
    <div role="status" aria-busy={layout === null}>
      <p className="flex items-center gap-2 font-medium">
        {isClean && <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-done" />}
        {isFound || layout !== null ? checkVerdict(report) : m.studio_checking_the_images()}
      </p>
      {isFound && layout === null && <p className="text-dense text-ink-3">{m.studio_checking_the_images()}</p>}
      {layout === "failed" && <p className="text-dense text-ink-3">{m.studio_images_unchecked_export()}</p>}
    </div>
  );
}

/** `Can't go out on TikTok yet: 1 must fix, 2 worth fixing`. */
export function checkVerdict({
  findings,
  blocked,
  rules,
}: Pick<PreflightReport, "findings" | "blocked" | "rules">): string {
  const must = findings.filter(({ severity }) => severity === "must").length;
  const worth = findings.length - must;
  const parts = termsText([
    ...(must > 0 ? [m.studio_must_count({ must })] : []),
    ...(worth > 0 ? [m.studio_worth_count({ worth })] : []),
  ]);
  const namesOf = (platforms: readonly Platform[]) => listText(platforms.map((it) => platformNames[it]));
  if (blocked.length === 0) {
    const names = namesOf(rules.map(({ platform }) => platform));
    return parts === "" ? m.studio_ready_for({ names }) : m.studio_ready_but({ names, parts });
  }
  return blocked.length < rules.length
    ? m.studio_not_ready_on({ names: namesOf(blocked), parts })
    : m.studio_not_ready({ parts });
}

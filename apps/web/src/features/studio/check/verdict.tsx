import type { PreflightReport } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { CircleCheck } from "@vignette/ui/icons";
import type { Layout } from "./use-layout.ts";

type VerdictProps = { report: PreflightReport; layout: Layout };

/** One sentence that says whether the creation can be posted. */
export function CheckVerdict({ report, layout }: VerdictProps) {
  const isClean = report.findings.length === 0 && Array.isArray(layout);
  return (
    <div role="status" aria-busy={layout === null}>
      <p className="flex items-center gap-2 font-medium">
        {isClean && <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-done" />}
        {checkVerdict(report)}
      </p>
      {layout === null && <p className="text-dense text-ink-3">{m.studio_checking_the_images()}</p>}
      {layout === "failed" && <p className="text-dense text-ink-3">{m.studio_images_unchecked_export()}</p>}
    </div>
  );
}

/** `Can't go out on TikTok yet: 1 must fix, 2 worth fixing`. */
export function checkVerdict({ findings, passed, blocked, rules }: PreflightReport): string {
  const must = findings.filter(({ severity }) => severity === "must").length;
  const worth = findings.length - must;
  const parts = [must > 0 && `${must} must fix`, worth > 0 && `${worth} worth fixing`].filter(Boolean).join(", ");
  const names = rules.map(({ platform }) => platformNames[platform]).join(" and ");
  if (blocked.length === 0)
    return parts === "" ? `Ready for ${names}. ${passed.length} checks passed.` : `Ready for ${names}, ${parts}.`;
  const where = blocked.length < rules.length ? ` on ${blocked.map((it) => platformNames[it]).join(" and ")}` : "";
  return `Can't go out${where} yet: ${parts}.`;
}

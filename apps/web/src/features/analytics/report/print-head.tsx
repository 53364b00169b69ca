import type { ResultRow } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { fullMomentText } from "../../../shared/formats.ts";
import { postedKindNames } from "../../../shared/words/content-kinds.ts";
import { trpc } from "../../../trpc.ts";
import { accountName } from "../view/accounts.ts";
import { lookName } from "../view/choices.ts";
import { periodText } from "../view/period-texts.ts";
import type { ReportView } from "../view/report-view.ts";

type PrintHeadProps = { projectId: string; view: ReportView; rows: readonly ResultRow[]; now: number };

/** The head of a printed report: the brand's logo, the project, the period and the filters. */
export function PrintHead({ projectId, view, rows, now }: PrintHeadProps) {
  const { data: projects } = trpc.projects.list.useQuery();
  const { data: files } = trpc.studio.brandFiles.useQuery({ projectId });
  const project = projects?.find(({ id }) => id === projectId);
  const logo = files?.find(({ key }) => key === project?.brandKit?.logo?.key);
  return (
    <header className="hidden items-start justify-between gap-6 border-b border-line pb-4 print:flex">
      <div>
        <h1 className="text-display-m font-semibold">{project?.name ?? m.analyze_report()}</h1>
        <p className="text-read">{periodText(view)}</p>
        <p className="text-dense text-ink-2">
          {m.analyze_printed({ filters: filterText(view, rows), moment: fullMomentText(now) })}
        </p>
      </div>
      {logo && <img src={logo.url} alt="" className="max-h-16 max-w-48 object-contain" />}
    </header>
  );
}

function filterText({ selection }: ReportView, rows: readonly ResultRow[]): string {
  const { accountId, platform, kind, look } = selection;
  const account = rows.find((it) => it.accountId === accountId);
  const parts = [
    accountId !== null && (account ? accountName(account) : m.analyze_an_account_that_is_gone()),
    platform !== null && platformNames[platform],
    kind !== null && postedKindNames[kind],
    look !== null && lookName(look),
  ].filter((it) => it !== false);
  return parts.length > 0 ? parts.join(" · ") : m.analyze_all_accounts_and_posts();
}

import { isProven } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import type { BriefDraft } from "./fields/brief-draft.ts";
import { fieldLabels } from "./fields/field-labels.ts";

const LINES = ["audience", "pain", "outcome"] as const;

/** What the brief says, to be read at a glance: the product, whom it is for, and how much of it is proven. */
export function SummaryCard({ draft }: { draft: BriefDraft }) {
  const proven = draft.proof.filter(isProven).length;
  return (
    <Panel>
      <section aria-label={m.brief_summary()} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 text-display-s font-semibold break-words">{draft.name}</h2>
          {draft.price !== "" && <span className="tabular text-read font-semibold">{draft.price}</span>}
        </div>
        {draft.description !== "" && <p className="line-clamp-3 text-base text-ink-2">{draft.description}</p>}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-base">
          {LINES.map((field) => (
            <div key={field} className="contents">
              <dt className="text-ink-3">{fieldLabels[field]}</dt>
              <dd className={draft[field] === "" ? "text-ink-3" : "break-words"}>
                {draft[field] || m.brief_not_known_yet()}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-dense text-ink-3">
          {proven === 0 ? m.brief_no_evidence_yet() : m.brief_facts_with_a_source({ proven })}
        </p>
      </section>
    </Panel>
  );
}

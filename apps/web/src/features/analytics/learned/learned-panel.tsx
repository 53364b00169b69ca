import {
  type Dimension,
  dimensions,
  LEARNED_FROM,
  type LearnedGroup,
  learn,
  measuredIn,
  type ResultRow,
} from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { Badge, Panel, RadioGroup, Sentence } from "@vignette/ui";
import { useMemo, useState } from "react";
import { timesText } from "../../../shared/formats.ts";
import { groupName } from "./group-name.ts";
import { RangeBar } from "./range-bar.tsx";

const labels: Record<Dimension, string> = {
  hook: m.analyze_hooks(),
  category: m.analyze_hook_types(),
  kind: m.analyze_kinds(),
  look: m.analyze_looks(),
  length: m.analyze_lengths(),
  hour: m.analyze_hours(),
};

/** What posts of a hook, kind, look, length or hour did, as ranges; silent about groups under five posts. */
export function LearnedPanel({ rows }: { rows: readonly ResultRow[] }) {
  const [dimension, choose] = useState<Dimension>("category");
  const learning = useMemo(() => learn(measuredIn(rows)), [rows]);
  const groups = learning.groups.filter((it) => it.dimension === dimension);
  const [known, few] = [groups.filter(({ times }) => times), groups.filter(({ times }) => !times)];
  return (
    <Panel title={m.analyze_what_works()}>
      <p className="mb-3 text-dense text-ink-2">{m.analyze_what_works_hint()}</p>
      {learning.n < LEARNED_FROM ? (
        <p className="text-base">
          <Sentence
            text={m.analyze_not_enough_learned({ count: learning.n, needed: LEARNED_FROM })}
            parts={{ span: (words) => <span className="text-ink-2">{words}</span> }}
          />
        </p>
      ) : (
        <>
          <div className="mb-2 print:hidden">
            <RadioGroup
              inline
              label={m.analyze_group_posts_by()}
              labelHidden
              options={dimensions.map((value) => ({ value, label: labels[value] }))}
              value={dimension}
              onChange={choose}
            />
          </div>
          {known.length > 0 && <Ranges label={labels[dimension]} groups={known} rows={rows} />}
          <NotEnough groups={few} rows={rows} />
        </>
      )}
    </Panel>
  );
}

type GroupsProps = { groups: readonly LearnedGroup[]; rows: readonly ResultRow[] };

function Ranges({ label, groups, rows }: GroupsProps & { label: string }) {
  const highest = Math.max(...groups.map(({ times }) => times?.high ?? 1));
  const lowest = Math.min(...groups.map(({ times }) => times?.low ?? 1));
  return (
    <table className="tabular w-full border-collapse text-base">
      <thead className="sr-only">
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{m.analyze_times_the_usual_views()}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.value} className="border-b border-line last:border-b-0 max-md:block max-md:py-2">
            <th scope="row" className="w-2/5 py-2 pr-4 text-left font-medium max-md:block max-md:w-auto max-md:py-0">
              {groupName(group, rows)}
              {group.isWinner && (
                <span className="ml-2 inline-block align-middle">
                  <Badge variant="ink">{m.analyze_better_beyond_chance()}</Badge>
                </span>
              )}
            </th>
            <td className="py-2 max-md:block max-md:py-0">
              {group.times && (
                <span className="flex items-center gap-4">
                  <RangeBar times={group.times} {...{ lowest, highest }} />
                  <span className="w-40 shrink-0 text-right text-dense text-ink-2 max-md:w-auto">
                    <strong className="font-semibold text-ink">{timesText(group.times)}</strong> · n={group.n}
                  </span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Groups of which nothing can be said, so that their absence is no riddle. */
function NotEnough({ groups, rows }: GroupsProps) {
  const [shown, rest] = [groups.slice(0, 6), groups.length - 6];
  if (groups.length === 0) return null;
  const all = shown.map((group) => `${groupName(group, rows)} ${group.n}`).join(" · ");
  return (
    <p className="tabular mt-3 text-dense text-ink-3">
      {rest > 0
        ? m.analyze_too_few_each_and_more({ needed: LEARNED_FROM, groups: all, more: rest })
        : m.analyze_too_few_each({ needed: LEARNED_FROM, groups: all })}
    </p>
  );
}

import {
  type Dimension,
  dimensions,
  LEARNED_FROM,
  type LearnedGroup,
  learn,
  measuredIn,
  type ResultRow,
  timesText,
} from "@vignette/domain/analytics";
import { Badge, Panel, RadioGroup } from "@vignette/ui";
import { useMemo, useState } from "react";
import { groupName } from "./group-name.ts";
import { RangeBar } from "./range-bar.tsx";

const labels: Record<Dimension, string> = {
  hook: "Hooks",
  category: "Hook types",
  kind: "Kinds",
  look: "Looks",
  length: "Lengths",
  hour: "Hours",
};

/** What posts of a hook, kind, look, length or hour did, as ranges; silent about groups under five posts. */
export function LearnedPanel({ rows }: { rows: readonly ResultRow[] }) {
  const [dimension, choose] = useState<Dimension>("category");
  const learning = useMemo(() => learn(measuredIn(rows)), [rows]);
  const groups = learning.groups.filter((it) => it.dimension === dimension);
  const [known, few] = [groups.filter(({ times }) => times), groups.filter(({ times }) => !times)];
  return (
    <Panel title="What works">
      <p className="mb-3 text-dense text-ink-2">
        All posts of this selection, whenever they went out, each compared with its account's usual views at the same
        age.
      </p>
      {learning.n < LEARNED_FROM ? (
        <p className="text-base">
          Not enough data yet: {learning.n} of {LEARNED_FROM} posts.{" "}
          <span className="text-ink-2">A post counts one day after it went out.</span>
        </p>
      ) : (
        <>
          <div className="mb-2 print:hidden">
            <RadioGroup
              inline
              label="Group posts by"
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
          <th scope="col">Times the usual views</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.value} className="border-b border-line last:border-b-0 max-md:block max-md:py-2">
            <th scope="row" className="w-2/5 py-2 pr-4 text-left font-medium max-md:block max-md:w-auto max-md:py-0">
              {groupName(group, rows)}
              {group.isWinner && (
                <span className="ml-2 inline-block align-middle">
                  <Badge variant="ink">Better beyond chance</Badge>
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
  return (
    <p className="tabular mt-3 text-dense text-ink-3">
      Not enough data yet ({LEARNED_FROM} posts each):{" "}
      {shown.map((group) => `${groupName(group, rows)} ${group.n}`).join(", ")}
      {rest > 0 && ` and ${rest} more`}.
    </p>
  );
}

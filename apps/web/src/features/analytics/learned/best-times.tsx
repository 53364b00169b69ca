import {
  LEARNED_FROM,
  measuredIn,
  partsOfDay,
  type ResultRow,
  type WeekCell,
  weekGrid,
} from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { Panel, Select } from "@vignette/ui";
import { useMemo, useState } from "react";
import { hourText, multipleText } from "../../../shared/formats.ts";
import { ownZone } from "../../../shared/language/reader.ts";
import { weekOrder } from "../../../shared/times/week-start.ts";
import { formats } from "../formats.ts";
import { accountName, accountsIn } from "../view/accounts.ts";

/** When to post: a week of one account in its zone, each time with its number of posts. */
export function BestTimes({ rows }: { rows: readonly ResultRow[] }) {
  const accounts = accountsIn(rows);
  const [chosen, choose] = useState<string | null>(null);
  const account = accounts.find(({ accountId }) => accountId === chosen) ?? accounts[0];
  if (!account) return null;
  return (
    <Panel
      title={m.analyze_best_times()}
      action={
        accounts.length > 1 && (
          <div className="print:hidden">
            <Select
              label={m.analyze_account()}
              labelHidden
              options={accounts.map((it) => ({ value: it.accountId, label: accountName(it) }))}
              value={account.accountId}
              onChange={choose}
            />
          </div>
        )
      }
    >
      <Week rows={rows.filter(({ accountId }) => accountId === account.accountId)} name={accountName(account)} />
    </Panel>
  );
}

function Week({ rows, name }: { rows: readonly ResultRow[]; name: string }) {
  const zone = zoneOf(rows);
  const cells = useMemo(() => {
    const publishedAt = new Map(rows.map((it) => [it.targetId, it.publishedAt]));
    const measured = measuredIn(rows).flatMap((it) => {
      const at = publishedAt.get(it.targetId);
      return at === undefined ? [] : [{ ...it, publishedAt: at }];
    });
    return weekGrid(measured, zone);
  }, [rows, zone]);
  const posts = cells.reduce((sum, { n }) => sum + n, 0);
  if (posts < LEARNED_FROM) {
    return <p>{m.analyze_not_enough_data({ count: posts, needed: LEARNED_FROM })}</p>;
  }
  return (
    <table className="tabular w-full table-fixed border-separate border-spacing-0.5 text-center">
      <caption className="mb-2 text-left text-dense text-ink-2">
        {m.analyze_best_times_caption({ name, zone: zone.replaceAll("_", " "), needed: LEARNED_FROM })}
      </caption>
      <thead>
        <tr className="text-dense text-ink-2">
          <th scope="col" className="w-12">
            <span className="sr-only">{m.analyze_from()}</span>
          </th>
          {weekOrder.map((it) => (
            <th key={it} scope="col" className="py-1 font-medium">
              {formats.weekday(it)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {partsOfDay.map((from) => (
          <tr key={from}>
            <th scope="row" className="pr-2 text-right text-dense font-medium whitespace-nowrap text-ink-2">
              {hourText(from)}
            </th>
            {weekOrder.map((weekday) => (
              <Cell key={weekday} cell={cells.find((it) => it.weekday === weekday && it.from === from)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell }: { cell: WeekCell | undefined }) {
  const { n = 0, times = null } = cell ?? {};
  return (
    <td
      className="h-11 rounded-chip bg-sunken text-meta leading-tight"
      style={times ? { background: tint(times.mid) } : {}}
    >
      {times && <strong className="block text-dense font-semibold">{multipleText(times.mid)}</strong>}
      {n > 0 && <span className="text-ink-2">n={n}</span>}
    </td>
  );
}

/** Stronger the further from the usual: blue above, orange below. At most a third of the color, so that ink stays readable. */
function tint(mid: number): string {
  const part = Math.min(1, Math.abs(Math.log(mid)) / Math.log(2)) * 33;
  return `color-mix(in oklab, var(--series-${mid >= 1 ? 1 : 2}) ${part.toFixed(0)}%, var(--surface))`;
}

/** The zone in which most posts of an account were planned, else that of this device. */
function zoneOf(rows: readonly ResultRow[]): string {
  const zones = rows.flatMap(({ facts }) => facts?.zone ?? []);
  const [most] = [...Map.groupBy(zones, (it) => it)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? ownZone();
}

import { targetStates } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { Panel } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { type Outputs, trpc } from "../../../trpc.ts";
import { numberText } from "../list/english-formats.ts";
import { StateBadge } from "../list/state-badge.tsx";
import { Row, Table } from "../list/table.tsx";
import { Fact, Facts } from "./fact.tsx";

type Overview = Outputs["admin"]["overview"];

/** Posts by state, how late they begin, and why they fail. */
export function PublishingFacts() {
  const [{ states, lag, failures }] = trpc.admin.overview.useSuspenseQuery();
  return (
    <div className="flex flex-col gap-8">
      <Panel title="Posts by state">
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {targetStates.map((state) => (
            <li key={state} className="flex items-center justify-between gap-3 border-b border-line py-2">
              <Link to={`${paths.adminPosts}?state=${state}`} className="rounded-chip no-underline">
                <StateBadge state={state} />
              </Link>
              <span className="tabular text-base font-semibold">{numberText(states[state])}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Facts title="Publishing delay">
        <Fact name="Median" hint="From the scheduled time" value={inSeconds(lag.p50)} />
        <Fact name="95th percentile" hint="From the scheduled time" value={inSeconds(lag.p95)} />
        <Fact name="Posts measured" hint="Last 7 days, at most 300" value={numberText(lag.measured)} />
      </Facts>
      <Failures failures={failures} />
    </div>
  );
}

function Failures({ failures }: Pick<Overview, "failures">) {
  return (
    <section>
      <h2 className="mb-2 text-read font-semibold">Failures in the last 7 days</h2>
      {failures.length === 0 ? (
        <p className="text-base text-ink-2">No post failed.</p>
      ) : (
        <Table label="Failures in the last 7 days" columns={["Cause", "Platform", "Code", "Posts"]}>
          {failures.map(({ platform, code, message, count }) => (
            <Row
              key={`${platform} ${code}`}
              head={<span className="inline-block min-w-60 font-normal">{message || "No reason was stored."}</span>}
              cells={[platformNames[platform], code, numberText(count)]}
            />
          ))}
        </Table>
      )}
    </section>
  );
}

const inSeconds = (ms: number | null): string => (ms === null ? "–" : `${(ms / 1000).toFixed(1)} s`);

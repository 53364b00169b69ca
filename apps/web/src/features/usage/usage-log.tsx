import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import { momentText } from "../../shared/formats.ts";
import { kindNames } from "../../shared/words/content-kinds.ts";
import { trpc } from "../../trpc.ts";

const LISTED = 10;

/** The latest usage that counted against the plan. Renders nothing if there is none. */
export function UsageLogDialog() {
  const { data = [] } = trpc.usage.log.useQuery();
  if (data.length === 0) return null;
  return (
    <Panel title={m.settings_recent_usage()}>
      <ul className="flex flex-col gap-1.5 text-base">
        {data.slice(0, LISTED).map(({ id, type, quantity, createdAt }) => (
          <li key={id} className="flex justify-between gap-3">
            <span>
              {quantity} × {kindNames[type]}
            </span>
            <time dateTime={new Date(createdAt).toISOString()} className="tabular text-ink-3">
              {momentText(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

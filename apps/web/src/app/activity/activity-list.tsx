import { m } from "@vignette/messages";
import { classNames, Skeleton } from "@vignette/ui";
import { CircleAlert, CircleCheck, LoaderCircle } from "@vignette/ui/icons";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { momentText } from "../../shared/formats.ts";
import { currentUid } from "../../shared/session/current-uid.ts";
import type { ActivityItem } from "./activity-items.ts";
import { markActivitySeen, useActivitySeen } from "./activity-seen.ts";
import { useActivity } from "./use-activity.ts";

/** Maximum number of lines shown per group at first; each post and each account page shows all of its own. */
const SHOWN = 40;

const groups = [
  { kind: "needs", title: m.app_needs_you(), icon: CircleAlert, ink: "text-failed" },
  { kind: "now", title: m.app_under_way(), icon: LoaderCircle, ink: "text-moving" },
  { kind: "news", title: m.app_happened(), icon: CircleCheck, ink: "text-done" },
] as const;

/**
 * What happened to the posts of the current project and to accounts. Each line links to the screen with the outcome and
 * the next step. `onOpen` is called when a link is followed.
 */
export function ActivityList({ onOpen }: { onOpen: () => void }) {
  const known = useActivity();
  if (!known) return <Skeleton className="h-40 w-full" />;
  return <Groups items={known.items} onOpen={onOpen} />;
}

function Groups({ items, onOpen }: { items: readonly ActivityItem[]; onOpen: () => void }) {
  const uid = currentUid() ?? "";
  // Items that were new when the list was opened stay marked while it is open.
  const [seen] = useState(useActivitySeen(uid));
  const latest = items[0]?.at ?? 0;
  useEffect(() => markActivitySeen(uid, Math.max(latest, Date.now())), [uid, latest]);
  if (items.length === 0) return <p className="text-base text-ink-2">{m.app_no_activity()}</p>;
  return groups.map(({ kind, title, icon: Icon, ink }) => {
    const own = items.filter((it) => it.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`activity-${kind}`} className="not-first:mt-4">
        <h3 id={`activity-${kind}`} className="flex items-center gap-2 pb-1 text-base font-semibold">
          <Icon size={16} strokeWidth={1.75} aria-hidden className={ink} />
          {title} <span className="tabular font-medium text-ink-3">{own.length}</span>
        </h3>
        <ol>
          {own.slice(0, SHOWN).map((it) => (
            <Line key={it.id} item={it} isNew={kind !== "now" && it.at > seen} onOpen={onOpen} />
          ))}
        </ol>
      </section>
    );
  });
}

type LineProps = { item: ActivityItem; isNew: boolean; onOpen: () => void };

function Line({ item: { at, sentence, about, to }, isNew, onOpen }: LineProps) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        onClick={onOpen}
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-chip px-2 py-2.5 text-base no-underline hover:bg-sunken",
          isNew && "bg-mark-soft",
        )}
      >
        <span className="font-semibold">
          {isNew && <span className="sr-only">{m.app_new()} </span>}
          {sentence}
        </span>
        <time dateTime={new Date(at).toISOString()} className="tabular text-dense text-ink-2">
          {momentText(at).replaceAll(",", "")}
        </time>
        <span className="truncate text-dense text-ink-2">{about}</span>
      </Link>
    </li>
  );
}

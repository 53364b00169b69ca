import { BATCH_MAX } from "@vignette/domain/studio";
import { Button, buttonStyle, Callout } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { trpc } from "../../../trpc.ts";
import { CostLine, useAllowance } from "../generation/cost-line.tsx";
import { SHEET_ID } from "../sheet/creations-wall.tsx";
import { aboutTime, usualMs } from "./making-time.ts";
import type { ChosenHook } from "./use-chosen-hooks.ts";
import { type Plan, useMakeMany } from "./use-make-many.ts";

type MakeBarProps = { plan: Plan; hooks: readonly ChosenHook[]; looks: number };

/** What pressing makes, what it costs, and the press. The number is what the plan allows, and says so where it is less. */
export function MakeBar({ plan, hooks, looks }: MakeBarProps) {
  const { make, making, failure, rest, begun } = useMakeMany(plan);
  const allowance = useAllowance(plan.kind);
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId: plan.projectId });
  const ms = usualMs(creations, plan.kind);
  const count = Math.min(rest, allowance.left ?? rest);
  const reason = reasonAgainst(hooks) ?? allowance.reason;
  return (
    <footer className="flex flex-col gap-3 border-t border-line px-5 py-4 max-md:px-4">
      {failure && (
        <Callout tone="failed" alert title={failure}>
          Nothing was lost: your hooks and your choices are still here.
        </Callout>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <CostLine
            hooks={hooks.length}
            looks={looks}
            {...{ count, allowance }}
            time={ms === null || count === 0 ? null : aboutTime(ms * count)}
          />
          <Clamped {...{ count, allowance, rest, begun }} isOver={hooks.length * looks > BATCH_MAX} />
        </div>
        <div className="flex items-center gap-3 max-md:w-full max-md:[&>:last-child]:flex-1">
          {reason && <span className="text-dense text-ink-3">{reason}</span>}
          {allowance.left === 0 ? (
            <Link to={paths.settings} className={buttonStyle({ variant: "primary" })}>
              Upgrade
            </Link>
          ) : (
            <Button
              variant="primary"
              disabled={reason !== null}
              pending={making}
              pendingLabel="Starting…"
              onClick={() => void make(count).then(showSheet)}
            >
              {count === 0 ? "Make" : begun > 0 ? `Make ${count} more` : `Make ${count}`}
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
}

type ClampedProps = {
  /** Hooks times looks are more than one sheet. */
  isOver: boolean;
  count: number;
  rest: number;
  begun: number;
  allowance: ReturnType<typeof useAllowance>;
};

/** Why the number is smaller than hooks times looks, and the way to more. */
function Clamped({ isOver, count, rest, begun, allowance: { left, until } }: ClampedProps) {
  if (left !== null && left > 0 && count < rest) {
    return (
      <p className="text-dense text-doubt">
        Your plan has {left} left until {until}. Make {count}, or{" "}
        <Link to={paths.settings} className="link">
          upgrade
        </Link>
        .
      </p>
    );
  }
  if (isOver) return <p className="text-dense text-ink-3">The first {BATCH_MAX} are made; a sheet holds no more.</p>;
  return begun > 0 ? <p className="text-dense text-ink-3">{begun} of this sheet are begun.</p> : null;
}

/** What was begun appears below the form: whoever pressed should see it come. */
function showSheet(): void {
  requestAnimationFrame(() => document.getElementById(SHEET_ID)?.scrollIntoView({ block: "start" }));
}

function reasonAgainst(hooks: readonly ChosenHook[]): string | null {
  if (hooks.length === 0) return "Pick a hook first.";
  const open = hooks.find((it) => it.open !== null)?.open;
  return open ? `Fill [${open}] first.` : null;
}

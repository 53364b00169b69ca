import { BATCH_MAX } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout, Sentence } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { trpc } from "../../../trpc.ts";
import { CostLine, useAllowance } from "../generation/cost-line.tsx";
import { SHEET_ID } from "../sheet/creations-wall.tsx";
import { aboutTime, usualGenerationMs } from "./generation-time.ts";
import type { ChosenHook } from "./use-chosen-hooks.ts";
import { type BatchPlan, useCreateBatch } from "./use-create-batch.ts";

type CreateBarProps = {
  plan: BatchPlan;
  hooks: readonly ChosenHook[];
  looks: number;
  pairs: number;
  isLocked: boolean;
};

/** What the batch costs, and the button that starts it. The number on the button never exceeds what the plan allows. */
export function CreateBar({ plan, hooks, looks, pairs, isLocked }: CreateBarProps) {
  const { create, creating, failure, remaining, started } = useCreateBatch(plan);
  const allowance = useAllowance(plan.kind);
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId: plan.projectId });
  const ms = usualGenerationMs(creations, plan.kind);
  const count = Math.min(remaining, allowance.left ?? remaining);
  const reason = isLocked ? null : (reasonAgainst(hooks) ?? allowance.reason);
  return (
    <footer className="flex flex-col gap-3 border-t border-line px-5 py-4 max-md:px-4">
      {failure && (
        <Callout tone="failed" alert title={failure}>
          {m.create_nothing_lost()}
        </Callout>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          {!isLocked && (
            <>
              <CostLine
                hooks={hooks.length}
                looks={looks}
                pairs={pairs}
                {...{ count, allowance }}
                time={ms === null || count === 0 ? null : aboutTime(ms * count)}
              />
              <Clamped {...{ count, allowance, remaining, started }} isOver={pairs > BATCH_MAX} />
            </>
          )}
        </div>
        <div className="flex items-center gap-3 max-md:w-full max-md:[&>:last-child]:flex-1">
          {reason && <span className="text-dense text-ink-3">{reason}</span>}
          {allowance.left === 0 || isLocked ? (
            <Link to={paths.settings} className={buttonStyle({ variant: "primary" })}>
              {m.create_upgrade()}
            </Link>
          ) : (
            <Button
              variant="primary"
              disabled={reason !== null}
              pending={creating}
              pendingLabel={m.create_starting()}
              onClick={() => void create(count).then(showSheet)}
            >
              {count === 0
                ? m.create_make()
                : started > 0
                  ? m.create_make_more({ count })
                  : m.create_make_count({ count })}
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
}

type ClampedProps = {
  /** The hooks in their looks exceed the size of one batch. */
  isOver: boolean;
  count: number;
  remaining: number;
  started: number;
  allowance: ReturnType<typeof useAllowance>;
};

/** Explains why fewer creations start than hooks times looks, and links to an upgrade. */
function Clamped({ isOver, count, remaining, started, allowance: { left, until } }: ClampedProps) {
  if (left !== null && left > 0 && count < remaining) {
    return (
      <p className="text-dense text-doubt">
        <Sentence
          text={m.create_plan_has_left({ left, until, count })}
          parts={{
            link: (words) => (
              <Link to={paths.settings} className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    );
  }
  if (isOver) return <p className="text-dense text-ink-3">{m.create_sheet_is_full({ max: BATCH_MAX })}</p>;
  return started > 0 ? <p className="text-dense text-ink-3">{m.create_started({ count: started })}</p> : null;
}

/** Scrolls to the new creations, which appear below the form. */
function showSheet(): void {
  requestAnimationFrame(() => document.getElementById(SHEET_ID)?.scrollIntoView({ block: "start" }));
}

function reasonAgainst(hooks: readonly ChosenHook[]): string | null {
  if (hooks.length === 0) return m.create_pick_a_hook_first();
  const open = hooks.find((it) => it.open !== null)?.open;
  return open ? m.create_fill_first({ open }) : null;
}

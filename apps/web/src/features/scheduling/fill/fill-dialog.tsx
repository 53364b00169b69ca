import { isOwn } from "@vignette/domain/assets";
import { freshOptions, type TargetOptions } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Callout, Dialog, Select, Skeleton } from "@vignette/ui";
import { useState } from "react";
import { errorMessage, referenceOf, trpc } from "../../../trpc.ts";
import { showCreated } from "../calendar/actions/create-posts.ts";
import { useCalendar } from "../calendar/state/calendar-context.ts";
import { countOf } from "../calendar/state/count-of.ts";
import { inBatches } from "../calendar/state/in-batches.ts";
import { FillOptions } from "./fill-options.tsx";
import { type FillCandidate, fillPlan } from "./fill-plan.ts";
import { FillRows } from "./fill-rows.tsx";
import { useFillCandidates } from "./use-fill-candidates.ts";

type FillDialogProps = {
  only: readonly string[] | null;
  /** Opens the weekly times: without any there is no slot to fill. */
  onTimes: () => void;
  onClose: () => void;
};

/**
 * Schedules finished content in the free slots of an account, after a preview. `only` are the ids of the assets to
 * plan; null means all.
 */
export function FillDialog({ only, onTimes, onClose }: FillDialogProps) {
  const { projectId, accounts, now, online, mutations } = useCalendar();
  const [opened] = useState(now);
  const found = useFillCandidates(projectId, opened, only);
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? null);
  const [options, setOptions] = useState<Record<string, TargetOptions>>({});
  const [chosenLeft, setLeft] = useState<ReadonlySet<string> | null>(null);
  const account = accounts.find((it) => it.id === accountId);
  const chosen = account && (options[account.id] ?? freshOptions(account.platform, true));
  const left = chosenLeft ?? leftAtFirst(found?.pieces ?? [], only);
  const pieces = found?.pieces.filter((it) => !left.has(it.asset.id)) ?? [];
  const rows = found && account && chosen ? fillPlan({ ...found, pieces, account, options: chosen }) : [];
  const inputs = rows.flatMap((it) => it.input ?? []);
  const isDone = found?.pieces.length === 0;
  const open = chosen?.platform === "tiktok" && chosen.privacyLevel === "";
  const schedule = trpc.scheduling.scheduleMany.useMutation();

  async function send(): Promise<void> {
    const results = await inBatches(inputs, (part) => schedule.mutateAsync({ items: part }));
    showCreated(
      mutations,
      results.flatMap((it) => it.post ?? []),
      m.calendar_scheduled,
    );
    onClose();
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.calendar_fill_free_slots()}
      description={m.calendar_fill_help()}
      actions={
        <>
          <Button onClick={onClose}>{isDone ? m.app_close() : m.app_cancel()}</Button>
          {!isDone && (
            <Button
              variant="primary"
              disabled={!online || inputs.length === 0 || open}
              pending={schedule.isPending}
              pendingLabel={m.calendar_scheduling()}
              onClick={() => void send().catch(() => undefined)}
            >
              {m.calendar_schedule_posts({ posts: countOf(inputs.length) })}
            </Button>
          )}
        </>
      }
    >
      <Select
        label={m.calendar_account()}
        value={accountId}
        onChange={setAccountId}
        placeholder={m.calendar_connect_first_title()}
        options={accounts.map((it) => ({ value: it.id, label: `${platformNames[it.platform]} @${it.username}` }))}
      />
      {schedule.isError && (
        <Callout tone="failed" alert title={errorMessage(schedule.error)} reference={referenceOf(schedule.error)} />
      )}
      {found && !isDone && account && !found.slots.some((it) => it.accountId === account.id) && (
        <Callout
          tone="still"
          title={m.calendar_no_free_slot({ username: account.username })}
          action={<Button onClick={onTimes}>{m.calendar_weekly_times()}</Button>}
        >
          {m.calendar_set_times_first()}
        </Callout>
      )}
      {found === null ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <FillRows rows={rows} all={found.pieces} left={left} onLeave={setLeft} />
      )}
      {account && chosen && (
        <FillOptions
          account={account}
          // Also of what waits for a choice that is made here, such as who can see it.
          pieces={rows.flatMap(({ slot, piece }) => (slot ? piece : []))}
          options={chosen}
          onChange={(next) => setOptions((before) => ({ ...before, [account.id]: next }))}
        />
      )}
    </Dialog>
  );
}

/** Uploads may be material that was never meant to go out: they are ticked by the user, unless the user chose them before. */
const leftAtFirst = (pieces: readonly FillCandidate[], only: readonly string[] | null): ReadonlySet<string> =>
  new Set(only ? [] : pieces.flatMap(({ asset }) => (isOwn(asset) ? [asset.id] : [])));

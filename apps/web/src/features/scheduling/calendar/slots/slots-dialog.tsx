import type { WeeklySlots } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Dialog, notify, Select } from "@vignette/ui";
import { useMemo, useState } from "react";
import { SlotTimes } from "../../../../shared/times/slot-times.tsx";
import { zoneOptions } from "../../../../shared/times/zone-options.ts";
import { errorNotice, trpc } from "../../../../trpc.ts";
import { ConnectFirst } from "../connect-first.tsx";
import { useCalendar } from "../state/calendar-context.ts";

/** Edits the weekly times of each account. Free slots are shown on the calendar. */
export function SlotsDialog({ onClose }: { onClose: () => void }) {
  const { accounts } = useCalendar();
  const { data: saved } = trpc.scheduling.slots.useQuery();
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? null);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={m.calendar_weekly_times()}
      description={m.calendar_weekly_times_help()}
    >
      {accountId === null ? (
        <ConnectFirst why={m.calendar_times_belong()} />
      ) : (
        <>
          <Select
            label={m.calendar_account()}
            value={accountId}
            onChange={setAccountId}
            options={accounts.map((it) => ({ value: it.id, label: `${platformNames[it.platform]} @${it.username}` }))}
          />
          {saved && (
            <Times
              key={accountId}
              accountId={accountId}
              saved={saved.find((it) => it.id === accountId)?.slots ?? null}
              onClose={onClose}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function Times({ accountId, saved, onClose }: { accountId: string; saved: WeeklySlots | null; onClose: () => void }) {
  const { view, online } = useCalendar();
  const utils = trpc.useUtils();
  const [slots, setSlots] = useState<WeeklySlots>(saved ?? { zone: view.zone, times: [] });
  const zones = useMemo(() => zoneOptions(slots.zone), [slots.zone]);
  const save = trpc.scheduling.setSlots.useMutation({
    async onSuccess() {
      await Promise.all([utils.scheduling.slots.invalidate(), utils.scheduling.openSlots.invalidate()]);
      notify({ kind: "success", title: m.calendar_weekly_times_saved() });
      onClose();
    },
    onError: (error) => notify({ ...errorNotice(error), detail: m.calendar_nothing_was_saved() }),
  });
  return (
    <>
      <Select
        label={m.calendar_time_zone()}
        value={slots.zone}
        onChange={(zone) => setSlots((before) => ({ ...before, zone }))}
        options={zones}
      />
      <SlotTimes times={slots.times} onChange={(times) => setSlots((before) => ({ ...before, times }))} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{m.app_cancel()}</Button>
        <Button
          variant="primary"
          disabled={!online}
          pending={save.isPending}
          pendingLabel={m.app_saving()}
          onClick={() => save.mutate({ accountId, slots })}
        >
          {m.calendar_save_times()}
        </Button>
      </div>
    </>
  );
}

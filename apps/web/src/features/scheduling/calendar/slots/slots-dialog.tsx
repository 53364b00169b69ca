import type { WeeklySlots } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { Button, buttonStyle, Dialog, EmptyState, notify, Select } from "@vignette/ui";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { SlotTimes } from "../../../../shared/times/slot-times.tsx";
import { zoneOptions } from "../../../../shared/times/zone-options.ts";
import { errorNotice, trpc } from "../../../../trpc.ts";
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
      title="Weekly times"
      description="When an account usually posts. Open times show on the calendar as free slots."
    >
      {accountId === null ? (
        <NoAccounts />
      ) : (
        <>
          <Select
            label="Account"
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

const NoAccounts = () => (
  <EmptyState
    title="Connect an account first."
    action={
      <Link to={paths.accounts} className={buttonStyle({ variant: "primary" })}>
        Connect account
      </Link>
    }
  >
    Weekly times belong to an account.
  </EmptyState>
);

function Times({ accountId, saved, onClose }: { accountId: string; saved: WeeklySlots | null; onClose: () => void }) {
  const { view, online } = useCalendar();
  const utils = trpc.useUtils();
  const [slots, setSlots] = useState<WeeklySlots>(saved ?? { zone: view.zone, times: [] });
  const zones = useMemo(() => zoneOptions(slots.zone), [slots.zone]);
  const save = trpc.scheduling.setSlots.useMutation({
    async onSuccess() {
      await Promise.all([utils.scheduling.slots.invalidate(), utils.scheduling.openSlots.invalidate()]);
      notify({ kind: "success", title: "Weekly times saved" });
      onClose();
    },
    onError: (error) => notify({ ...errorNotice(error), detail: "Nothing was saved." }),
  });
  return (
    <>
      <Select
        label="Time zone"
        value={slots.zone}
        onChange={(zone) => setSlots((before) => ({ ...before, zone }))}
        options={zones}
      />
      <SlotTimes times={slots.times} onChange={(times) => setSlots((before) => ({ ...before, times }))} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!online}
          pending={save.isPending}
          pendingLabel="Saving…"
          onClick={() => save.mutate({ accountId, slots })}
        >
          Save times
        </Button>
      </div>
    </>
  );
}

import { Button } from "@vignette/ui";
import { trpc } from "../../trpc.ts";
import { dateTimeIn } from "./times.ts";

type NextSlotProps = {
  accountIds: readonly string[];
  value: { wallTime: string; zone: string };
  onChange: (plan: { wallTime: string; zone: string }) => void;
};

/** The next of the accounts' weekly times that no post fills; nothing where they have none. */
export function NextSlot({ accountIds, value, onChange }: NextSlotProps) {
  const enabled = accountIds.length > 0;
  const { data: slot } = trpc.scheduling.nextSlot.useQuery({ accountIds: [...accountIds] }, { enabled });
  if (!slot || (slot.wallTime === value.wallTime && slot.zone === value.zone)) return null;
  return (
    <div>
      <Button onClick={() => onChange({ wallTime: slot.wallTime, zone: slot.zone })}>
        Next free slot: {dateTimeIn(slot.zone, slot.publishAt)}
      </Button>
    </div>
  );
}

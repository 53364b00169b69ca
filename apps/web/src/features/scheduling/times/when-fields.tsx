import type { Instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { RadioGroup, Select, TextInput } from "@vignette/ui";
import { useMemo } from "react";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { zoneOptions } from "../../../shared/times/zone-options.ts";
import { wallTimeHint } from "./wall-time-hint.ts";

type Plan<When extends string> = { when: When; wallTime: string; zone: string };
type WhenFieldsProps<When extends string> = {
  value: Plan<When>;
  onChange: (part: Partial<Plan<When>>) => void;
  /** The next free slot of the accounts; if there is one it is offered first. */
  slot?: { zone: string; publishAt: Instant } | null;
};

/** Chooses the next free slot, a wall time with its zone, or now. */
export function WhenFields<When extends "slot" | "at" | "now">({
  value,
  onChange,
  slot = null,
}: WhenFieldsProps<When>) {
  const zones = useMemo(() => zoneOptions(value.zone), [value.zone]);
  const chosen = value.when === "slot" && !slot ? "at" : value.when;
  const words = chosen === "at" ? wallTimeHint(value.wallTime, value.zone) : null;
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup<"slot" | "at" | "now">
        label={m.calendar_when()}
        inline
        value={chosen}
        onChange={(when) => onChange({ when: when as When })}
        options={[
          ...(slot
            ? [
                {
                  value: "slot" as const,
                  label: m.calendar_next_free_slot_at({ time: dateTimeIn(slot.zone, slot.publishAt) }),
                },
              ]
            : []),
          { value: "at" as const, label: m.calendar_pick_a_time() },
          { value: "now" as const, label: m.calendar_now() },
        ]}
      />
      {chosen === "slot" && slot && <p className="text-dense text-ink-3">{slot.zone}</p>}
      {chosen === "at" && (
        <div className="grid gap-3 sm:grid-cols-[minmax(14rem,1fr)_minmax(0,1fr)]">
          <TextInput
            label={m.calendar_date_and_time()}
            type="datetime-local"
            value={value.wallTime}
            onChange={(wallTime) => onChange({ wallTime: wallTime.slice(0, 16) } as Partial<Plan<When>>)}
          />
          <Select
            label={m.calendar_time_zone()}
            options={zones}
            value={value.zone}
            onChange={(zone) => onChange({ zone } as Partial<Plan<When>>)}
          />
        </div>
      )}
      {words && (
        <p role="status" className="text-dense text-ink-2">
          {words}
        </p>
      )}
    </div>
  );
}

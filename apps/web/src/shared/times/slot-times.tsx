import type { WeeklySlots } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, TextInput } from "@vignette/ui";
import { X } from "@vignette/ui/icons";
import { useRef, useState } from "react";
import { focusInPlace } from "../focus/focus-in-place.ts";
import { clockText } from "../formats.ts";
import { weekOrder } from "./week-start.ts";
import { weekdayNames } from "./weekday-names.ts";
import { WeekdayPicker } from "./weekday-picker.tsx";

type Times = WeeklySlots["times"];
type Slot = Times[number];
type SlotTimesProps = { times: Times; onChange: (times: Times) => void };

/** The week with its times, in order; a new time can be added to several days at once. */
export function SlotTimes({ times, onChange }: SlotTimesProps) {
  const [time, setTime] = useState("18:30");
  const [weekdays, setWeekdays] = useState([1, 2, 3, 4, 5]);
  const week = useRef<HTMLDListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const added = weekdays.filter((weekday) => !times.some((it) => it.weekday === weekday && it.time === time));
  function remove(slot: Slot, button: HTMLButtonElement) {
    // The week may begin with Sunday, so the place is the one on the page.
    const at = [...(week.current?.querySelectorAll("button") ?? [])].indexOf(button);
    onChange(times.filter((it) => it !== slot));
    focusInPlace(week.current, "button", at, () => adding.current?.querySelector("input"));
  }
  return (
    <>
      <dl ref={week} className="flex flex-col">
        {weekOrder.map((weekday) => (
          <div key={weekday} className="flex min-h-10 items-center gap-3 border-b border-line py-1">
            <dt className="w-10 shrink-0 text-base font-semibold">{nameOfDay(weekday)}</dt>
            <dd className="flex flex-wrap gap-1.5">
              <OfDay times={times} weekday={weekday} name={nameOfDay(weekday)} onRemove={remove} />
            </dd>
          </div>
        ))}
      </dl>
      <div ref={adding} className="flex flex-wrap items-end gap-3">
        <div className="w-40">
          <TextInput
            label={m.app_add_a_time()}
            type="time"
            value={time}
            onChange={(next) => setTime(next.slice(0, 5))}
          />
        </div>
        <WeekdayPicker label={m.app_on_days()} value={weekdays} onChange={setWeekdays} />
        <Button
          disabled={added.length === 0 || time === "" || times.length + added.length > 70}
          onClick={({ detail }) => {
            onChange(sorted([...times, ...added.map((weekday) => ({ weekday, time }))]));
            // The button has nothing more to add now and drops the focus. A tap must not open a phone's clock.
            if (detail === 0) adding.current?.querySelector("input")?.focus();
          }}
        >
          {m.app_add()}
        </Button>
      </div>
    </>
  );
}

type OfDayProps = {
  times: Times;
  weekday: number;
  name: string;
  onRemove: (slot: Slot, button: HTMLButtonElement) => void;
};

function OfDay({ times, weekday, name, onRemove }: OfDayProps) {
  const own = sorted(times.filter((it) => it.weekday === weekday));
  if (own.length === 0) return <span className="text-dense text-ink-3">–</span>;
  return own.map((slot) => (
    <span
      key={slot.time}
      className="tabular inline-flex items-center rounded-chip border border-edge bg-raised pl-2 text-base"
    >
      {clockText(slot.time)}
      <button
        type="button"
        aria-label={m.app_remove_time({ name, time: clockText(slot.time) })}
        onClick={(event) => onRemove(slot, event.currentTarget)}
        className="flex size-8 cursor-pointer items-center justify-center rounded-chip text-ink-3 hover:text-ink pointer-coarse:size-10"
      >
        <X size={14} strokeWidth={2} aria-hidden />
      </button>
    </span>
  ));
}

const nameOfDay = (weekday: number): string => weekdayNames[weekday - 1] ?? "";

const sorted = (times: Times): Times => times.toSorted((a, b) => a.weekday - b.weekday || (a.time < b.time ? -1 : 1));

import { m } from "@vignette/messages";
import { Button, SearchMenu } from "@vignette/ui";
import { ChevronDown, Globe } from "@vignette/ui/icons";
import { useMemo, useState } from "react";
import { zoneOptions } from "../../../../shared/times/zone-options.ts";
import { useCalendar } from "../state/calendar-context.ts";

/** The time zone of the calendar; always visible. Posts keep the zone in which they were planned. */
export function ZonePicker() {
  const { view } = useCalendar();
  const [open, setOpen] = useState(false);
  const items = useMemo(() => zoneOptions(view.zone), [view.zone]);
  return (
    <SearchMenu
      name={m.calendar_time_zone_is({ zone: view.zone })}
      label={m.calendar_find_a_time_zone()}
      none={m.calendar_no_zone()}
      items={items}
      value={view.zone}
      onChange={view.setZone}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" icon={<Globe size={16} strokeWidth={1.75} aria-hidden />}>
          {view.zone.replaceAll("_", " ")}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="text-ink-3" />
        </Button>
      }
    />
  );
}

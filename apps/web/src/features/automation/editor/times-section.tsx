import { occurrencesBetween } from "@vignette/domain/automation";
import { days, type Instant, later } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { Select } from "@vignette/ui";
import { useMemo } from "react";
import { SlotTimes } from "../../../shared/times/slot-times.tsx";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { zoneOptions } from "../../../shared/times/zone-options.ts";
import { Group, Section } from "./section.tsx";
import { TriggerField } from "./trigger-field.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

/** Times that are shown of those that come next. */
const SHOWN = 3;

/** What starts a piece, and the weekly times of the posts, in a zone. */
export function TimesSection({ state, now }: { state: RecipeFormState; now: Instant }) {
  const { form, change, faults } = state;
  const { times, trigger } = form;
  const zones = useMemo(() => zoneOptions(times.zone), [times.zone]);
  const stop = { after: null, pieces: null };
  const next = occurrencesBetween({ times, stop }, now, later(now, days(8))).slice(0, SHOWN);
  return (
    <Section title={m.automation_when_it_posts()}>
      <TriggerField state={state} />
      <Select
        label={m.automation_time_zone()}
        value={times.zone}
        onChange={(zone) => change({ times: { ...times, zone } })}
        options={zones}
      />
      <Group
        label={m.automation_weekly_times()}
        hint={trigger.type === "times" ? m.automation_times_hint() : m.automation_free_times_hint()}
        error={faultIn(faults, "times")}
      >
        <div className="mt-2 flex flex-col gap-4">
          <SlotTimes times={times.times} onChange={(own) => change({ times: { ...times, times: own } })} />
        </div>
      </Group>
      {trigger.type === "times" && next.length > 0 && (
        <p className="tabular text-dense text-ink-2">
          {m.automation_next_times({
            times: next.map(({ publishAt }) => dateTimeIn(times.zone, publishAt)).join(" · "),
          })}
        </p>
      )}
    </Section>
  );
}

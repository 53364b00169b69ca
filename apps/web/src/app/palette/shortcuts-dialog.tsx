import { m } from "@vignette/messages";
import { Dialog, Kbd, Switch } from "@vignette/ui";
import { useShownEntries } from "../navigation/use-shown-entries.ts";
import { useSingleKeys } from "./single-keys.ts";

/** Lists the keys of the shell and of the pages that have some, and switches single keys off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const pages = useShownEntries().map(({ key, label }): Line => [`G ${key}`, label]);
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={m.app_keyboard_shortcuts()}>
      {/* First, so that the dialog opens at its beginning: it is what focus goes to. */}
      <SingleKeysSwitch />
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Keys title={m.app_anywhere()} lines={anywhere} />
        <Keys title={m.app_go_to()} lines={pages} />
        <Keys title={m.app_contact_sheet()} lines={sheet} />
        <Keys title={m.app_calendar()} lines={calendar} />
        <Keys title={m.app_composer()} lines={composer} />
        <Keys title={m.app_studio()} lines={studio} />
      </div>
    </Dialog>
  );
}

/** Switches keys that act alone, such as G and ?, on or off for this device. */
export function SingleKeysSwitch() {
  const [on, setOn] = useSingleKeys();
  return <Switch label={m.app_single_key_shortcuts()} hint={m.app_single_key_hint()} checked={on} onChange={setOn} />;
}

type Line = readonly [keys: string, does: string];

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{title}</h3>
      <dl className="flex flex-col gap-1 text-dense">
        {lines.map(([keys, does]) => (
          <div key={does} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{does}</dt>
            <dd className="shrink-0">
              <Kbd>{keys}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const anywhere: readonly Line[] = [
  ["⌘K / Ctrl K", m.app_search_or_jump()],
  ["?", m.app_keyboard_shortcuts()],
  ["⌘Z / Ctrl Z", m.app_undo_the_last_change()],
];
const sheet: readonly Line[] = [
  ["P", m.app_pick()],
  ["X", m.app_reject()],
  ["A", m.app_pick_all()],
  [m.calendar_space_key(), m.app_play()],
];
const calendar: readonly Line[] = [
  ["M", m.app_move_a_post()],
  ["Enter", m.app_open_a_day_or_a_post()],
];
const composer: readonly Line[] = [
  ["⌘Enter", m.app_schedule()],
  ["⌘⇧Enter", m.app_post_now()],
];
const studio: readonly Line[] = [
  [m.calendar_space_key(), m.app_play_and_pause()],
  [", / .", m.app_one_frame_back_or_on()],
  ["S", m.app_split_the_scene()],
  ["[ / ]", m.app_trim_to_the_playhead()],
];

import { Dialog, Kbd, Switch } from "@vignette/ui";
import { useShownEntries } from "../navigation/use-shown-entries.ts";
import { useSingleKeys } from "./single-keys.ts";

/** Lists the keys of the shell and of the pages that have some, and switches single keys off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const pages = useShownEntries().map(({ key, label }): Line => [`G ${key}`, label]);
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Keys title="Anywhere" lines={anywhere} />
        <Keys title="Go to" lines={pages} />
        <Keys title="Contact sheet" lines={sheet} />
        <Keys title="Calendar" lines={calendar} />
        <Keys title="Composer" lines={composer} />
        <Keys title="Studio" lines={studio} />
      </div>
      <SingleKeysSwitch />
    </Dialog>
  );
}

/** Switches keys that act alone, such as G and ?, on or off for this device. */
export function SingleKeysSwitch() {
  const [on, setOn] = useSingleKeys();
  return (
    <Switch
      label="Single-key shortcuts"
      hint="? and G with a letter. Turn them off if you use speech input."
      checked={on}
      onChange={setOn}
    />
  );
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
  ["⌘K / Ctrl K", "Search or jump"],
  ["?", "Keyboard shortcuts"],
  ["⌘Z / Ctrl Z", "Undo the last change"],
];
const sheet: readonly Line[] = [
  ["P", "Pick"],
  ["X", "Reject"],
  ["A", "Pick all"],
  ["Space", "Play"],
];
const calendar: readonly Line[] = [
  ["M", "Move a post"],
  ["Enter", "Open a day or a post"],
];
const composer: readonly Line[] = [
  ["⌘Enter", "Schedule"],
  ["⌘⇧Enter", "Post now"],
];
const studio: readonly Line[] = [
  ["Space", "Play and pause"],
  [", and .", "One frame back or on"],
  ["S", "Split the scene"],
  ["[ and ]", "Trim to the playhead"],
];

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog as Base } from "@base-ui/react/dialog";
import { Kbd } from "../display/kbd.tsx";
import { backdrop } from "../style/dialog-style.ts";
import { choice } from "../style/popup-style.ts";

/** One row of a command dialog. `note` says what it is; `keys` is its shortcut. */
export type CommandItem = { id: string; label: string; note: string; keys?: string };

export type CommandDialogProps<Item extends CommandItem> = {
  /** Names the field. */
  label: string;
  /** The rows that match what was typed, the best first. */
  items: readonly Item[];
  query: string;
  onQuery: (query: string) => void;
  onChoose: (item: Item) => void;
  onClose: () => void;
  /** Shown where nothing matches. */
  none: string;
};

/** One field that finds things and actions by their names. Arrows and Enter choose; Escape closes. */
export function CommandDialog<Item extends CommandItem>(props: CommandDialogProps<Item>) {
  const { label, items, query, onQuery, onChoose, onClose, none } = props;
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup aria-label={label} className={plate}>
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={items}
            itemToStringValue={(item: Item) => item.label}
            value={query}
            onValueChange={(next) => onQuery(next)}
            autoHighlight="always"
            keepHighlight
          >
            <Autocomplete.Input
              aria-label={label}
              placeholder={label}
              className="min-h-12 w-full border-b border-line bg-transparent px-4 text-read shadow-none outline-none placeholder:text-ink-3"
            />
            <Autocomplete.Empty className="px-4 py-3 text-base text-ink-2 empty:hidden">{none}</Autocomplete.Empty>
            <Autocomplete.List className="overflow-y-auto p-1 empty:hidden">
              {(item: Item) => (
                <Autocomplete.Item key={item.id} value={item} onClick={() => onChoose(item)} className={choice}>
                  <span className="min-w-0 flex-1 truncate">{item.label}</span>
                  <span className="shrink-0 text-dense text-ink-3">{item.note}</span>
                  {item.keys && (
                    <span className="pointer-coarse:hidden">
                      <Kbd>{item.keys}</Kbd>
                    </span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const plate =
  "fixed inset-x-4 top-[12vh] z-40 mx-auto flex max-h-[70dvh] max-w-150 flex-col overflow-hidden rounded-panel border border-line bg-raised text-ink shadow-popover outline-none";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ReactElement, ReactNode } from "react";
import { well } from "../forms/field.tsx";
import { Check } from "../icons/index.ts";
import { choice, popup } from "../style/popup-style.ts";

export type SearchItem = { value: string; label: string };

export type SearchMenuProps<Item extends SearchItem> = {
  /** The button that opens it and shows the value; it receives the ARIA attributes and `name`. */
  trigger: ReactElement;
  name: string;
  /** What is searched for: the name of the field. */
  label: string;
  items: readonly Item[];
  value: string;
  onChange: (value: string) => void;
  /** Said where nothing fits. */
  none: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Below the list: what else can be done. */
  footer?: ReactNode;
};

/** A search menu with its button, from its first use on. */
export function SearchMenuPopup(props: SearchMenuProps<SearchItem>) {
  const { trigger, name, label, items, value, onChange, none, open, onOpenChange, footer } = props;
  return (
    <Base.Root
      items={[...items]}
      value={items.find((it) => it.value === value) ?? null}
      onValueChange={(next: SearchItem | null) => next && onChange(next.value)}
      autoHighlight
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
    >
      <Base.Trigger aria-label={name} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50 outline-none">
          <Base.Popup aria-label={label} className={`${popup} flex w-(--anchor-width) min-w-60 flex-col`}>
            <Base.Input aria-label={label} placeholder={label} className={`${well} mb-1`} />
            <Base.Empty className="px-2.5 py-1.5 text-base text-ink-2 empty:hidden">{none}</Base.Empty>
            <Base.List className="max-h-80 overflow-y-auto">
              {(item: SearchItem) => (
                <Base.Item key={item.value} value={item} className={choice}>
                  <span className="min-w-0 flex-1 truncate">{item.label}</span>
                  <Base.ItemIndicator>
                    <Check size={16} strokeWidth={1.75} aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
            {footer}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

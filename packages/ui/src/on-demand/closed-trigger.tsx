import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from "react";

type TriggerProps = { onClick?: (event: MouseEvent) => void };

/** Whether something is open, which its owner may decide: `open` and `onOpenChange` of its component. */
export function useOpen(props: {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  const change = (next: boolean) => {
    setOwn(next);
    props.onOpenChange?.(next);
  };
  return [props.open ?? own, change];
}

/** The button of something that is not loaded yet. It loads it when it is pointed at or focused. */
export function ClosedTrigger({
  trigger,
  opens,
  name,
  onLoad,
  onOpen,
}: {
  trigger: ReactElement;
  /** What it opens, for assistive technology. */
  opens: "menu" | "dialog" | "listbox";
  name?: string;
  onLoad: () => Promise<unknown>;
  onOpen: () => void;
}) {
  // A failed load is reported when it is opened.
  const load = () => void onLoad().catch(() => undefined);
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    ...(name !== undefined && { "aria-label": name }),
    onPointerEnter: load,
    onFocus: load,
    onClick: (event: MouseEvent) => {
      (trigger.props as TriggerProps).onClick?.(event);
      onOpen();
    },
    ...(opens !== "dialog" && {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        onOpen();
      },
    }),
  });
}

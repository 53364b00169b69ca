import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { popup } from "../style/popup-style.ts";

export type PopoverProps = {
  /** The button that opens it. Without one it is opened by `open`, beside `anchor`. */
  trigger?: ReactElement;
  /** The element it is placed beside, if not its trigger. Focus goes back there. */
  anchor?: HTMLElement | null;
  title?: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A popover with its button, from its first use on. */
export function PopoverPopup({
  trigger,
  anchor,
  title,
  align = "start",
  side = "bottom",
  children,
  open,
  onOpenChange,
}: PopoverProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50"
          {...(anchor && { anchor })}
        >
          <Base.Popup
            {...(anchor && { finalFocus: () => anchor })}
            className={`${popup} max-h-(--available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto p-4`}
          >
            {title && <Base.Title className="mb-2 text-base font-semibold">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

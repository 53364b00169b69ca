import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";

export type TooltipPopupProps = { anchor: Element | null; open: boolean; onClose: () => void; children: ReactNode };

/** The plate of `Tooltip`, loaded with the first of them. */
export function TooltipPopup({ anchor, open, onClose, children }: TooltipPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={6} className="z-50">
          <Base.Popup className="flex items-center gap-2 rounded-chip bg-ink px-2 py-1 text-meta font-medium text-canvas data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

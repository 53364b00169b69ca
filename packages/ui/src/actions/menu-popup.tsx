import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../style/class-names.ts";
import { popup } from "../style/popup-style.ts";
import { type MenuParts, MenuPartsContext } from "./menu-parts.ts";

const { Item, LinkItem, Separator, Group, GroupLabel } = Base;
const parts: MenuParts = { Item, LinkItem, Separator, Group, GroupLabel };

export type MenuProps = {
  /** The button that opens it; it receives the ARIA attributes. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  /** At least as wide as its button. */
  fitTrigger?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

type MenuPopupProps = MenuProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** A menu with its button, from its first use on. */
export function MenuPopup({
  trigger,
  align = "start",
  side = "bottom",
  fitTrigger,
  children,
  open,
  onOpenChange,
}: MenuPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={4} className="z-50 outline-none">
          <Base.Popup
            className={classNames(
              popup,
              "max-h-(--available-height) min-w-48 overflow-y-auto",
              fitTrigger && "w-(--anchor-width)",
            )}
          >
            <MenuPartsContext value={parts}>{children}</MenuPartsContext>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

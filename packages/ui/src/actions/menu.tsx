import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../style/class-names.ts";
import { choice, popup } from "../style/popup-style.ts";

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

/** Actions in a list that opens. */
export function Menu({ trigger, align = "start", side = "bottom", fitTrigger, children, ...state }: MenuProps) {
  return (
    <Base.Root {...state}>
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
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export type MenuItemProps = {
  icon?: ReactNode;
  /** At the right end: a check, a count, a key. */
  trailing?: ReactNode;
  onSelect?: () => void;
  /** Reads as dangerous; the words say so too. */
  danger?: boolean;
  disabled?: boolean;
  /** A link instead of an action: `<MenuItem link={<Link to="…" />}>`. */
  link?: ReactElement;
  children: ReactNode;
};

export function MenuItem({
  icon,
  trailing,
  onSelect,
  danger = false,
  disabled = false,
  link,
  children,
}: MenuItemProps) {
  const content = (
    <>
      {icon && <span className="text-ink-3">{icon}</span>}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {trailing}
    </>
  );
  if (link) {
    return (
      <Base.LinkItem closeOnClick render={link} className={choice}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      {...(onSelect && { onClick: onSelect })}
      disabled={disabled}
      className={classNames(choice, danger && "text-failed")}
    >
      {content}
    </Base.Item>
  );
}

export const MenuSeparator = () => <Base.Separator className="mx-2 my-1 h-px bg-line" />;

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 py-1.5 text-meta text-ink-3">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

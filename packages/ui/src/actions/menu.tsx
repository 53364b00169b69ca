import { type ReactElement, type ReactNode, use } from "react";
import { ClosedTrigger, useOpen } from "../on-demand/closed-trigger.tsx";
import { onDemand } from "../on-demand/on-demand.ts";
import { classNames } from "../style/class-names.ts";
import { choice } from "../style/popup-style.ts";
import { MenuPartsContext } from "./menu-parts.ts";
import type { MenuProps } from "./menu-popup.tsx";

const popup = onDemand(() => import("./menu-popup.tsx").then((it) => it.MenuPopup));

/** Actions in a list that opens. */
export function Menu(props: MenuProps) {
  const [open, change] = useOpen(props);
  const Popup = popup.useWhen(open);
  if (Popup) return <Popup {...props} open={open} onOpenChange={change} />;
  return <ClosedTrigger trigger={props.trigger} opens="menu" onLoad={popup.load} onOpen={() => change(true)} />;
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
  const parts = use(MenuPartsContext);
  if (parts === null) return null;
  const content = (
    <>
      {icon && <span className="text-ink-3">{icon}</span>}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {trailing}
    </>
  );
  if (link) {
    return (
      <parts.LinkItem closeOnClick render={link} className={choice}>
        {content}
      </parts.LinkItem>
    );
  }
  return (
    <parts.Item
      {...(onSelect && { onClick: onSelect })}
      disabled={disabled}
      className={classNames(choice, danger && "text-failed")}
    >
      {content}
    </parts.Item>
  );
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator className="mx-2 my-1 h-px bg-line" />;
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const parts = use(MenuPartsContext);
  return (
    parts && (
      <parts.Group>
        <parts.GroupLabel className="px-2.5 py-1.5 text-meta text-ink-3">{label}</parts.GroupLabel>
        {children}
      </parts.Group>
    )
  );
}

import { ClosedTrigger } from "../on-demand/closed-trigger.tsx";
import { onDemand } from "../on-demand/on-demand.ts";
import type { SearchItem, SearchMenuProps } from "./search-menu-popup.tsx";

const popup = onDemand(() => import("./search-menu-popup.tsx").then((it) => it.SearchMenuPopup));

/** One of many, in a list that opens with a field to narrow it. For a few, a Menu shows them all at once. */
export function SearchMenu<Item extends SearchItem>(props: SearchMenuProps<Item>) {
  const Popup = popup.useWhen(props.open);
  if (Popup) return <Popup {...props} />;
  const open = () => props.onOpenChange(true);
  return <ClosedTrigger trigger={props.trigger} opens="dialog" name={props.name} onLoad={popup.load} onOpen={open} />;
}

import { ClosedTrigger, useOpen } from "../on-demand/closed-trigger.tsx";
import { onDemand } from "../on-demand/on-demand.ts";
import type { PopoverProps } from "./popover-popup.tsx";

const popup = onDemand(() => import("./popover-popup.tsx").then((it) => it.PopoverPopup));

/** A small plate beside its button, for details and short forms. */
export function Popover(props: PopoverProps) {
  const [open, change] = useOpen(props);
  const Popup = popup.useWhen(open);
  if (Popup) return <Popup {...props} open={open} onOpenChange={change} />;
  if (!props.trigger) return null;
  return <ClosedTrigger trigger={props.trigger} opens="dialog" onLoad={popup.load} onOpen={() => change(true)} />;
}

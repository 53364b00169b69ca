import { onDemand } from "../on-demand/on-demand.ts";
import { DialogLoading } from "./dialog-loading.tsx";
import type { DialogProps } from "./dialog-popup.tsx";

const popup = onDemand(() => import("./dialog-popup.tsx").then((it) => it.DialogPopup));

/** Something to do before going on. Traps and returns focus; at phone width it is a sheet from below. */
export function Dialog(props: DialogProps) {
  const Popup = popup.useWhen(props.open);
  if (Popup) return <Popup {...props} />;
  return props.open ? <DialogLoading /> : null;
}

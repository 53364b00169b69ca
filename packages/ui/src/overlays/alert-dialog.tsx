import { onDemand } from "../on-demand/on-demand.ts";
import type { AlertDialogProps } from "./alert-dialog-popup.tsx";
import { DialogLoading } from "./dialog-loading.tsx";

const popup = onDemand(() => import("./alert-dialog-popup.tsx").then((it) => it.AlertDialogPopup));

/** A question that cannot be waved away: only for what cannot be undone. */
export function AlertDialog(props: AlertDialogProps) {
  const Popup = popup.useWhen(props.open);
  if (Popup) return <Popup {...props} />;
  return props.open ? <DialogLoading /> : null;
}

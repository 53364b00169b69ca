import type { HelpRequest } from "../../shared/help.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { SupportDialog } from "./support-dialog.tsx";

export type HelpDialogProps = { request: HelpRequest; onClose: () => void };

/** The dialog of a help request. */
export function HelpDialog({ request, onClose }: HelpDialogProps) {
  if (request.kind === "support") return <SupportDialog onClose={onClose} />;
  return <ContactDialog type={request.type} initialMessage={request.message ?? ""} onClose={onClose} />;
}

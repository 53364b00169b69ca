import { m } from "@vignette/messages";
import { Button, Dialog } from "@vignette/ui";
import { type ReactNode, useRef } from "react";

/**
 * Offers the paid plans. The focus starts on the button that continues without one. Source: spec §4, Plan upsell modal;
 * docs/experience.md#dialogs.
 */
export function UpsellDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const goOn = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.site_plans_upsell_title()}
      wide
      initialFocus={goOn}
      actions={
        <Button ref={goOn} onClick={onClose}>
          {m.settings_continue_with_the_free_plan()}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

import { lazy, Suspense } from "react";
import { askForHelp, useHelp } from "../../shared/help.ts";

const HelpDialog = lazy(async () => ({ default: (await import("../../features/support/help-dialog.tsx")).HelpDialog }));

/** Loads the dialogs that call for help with the first of them. */
export function HelpSlot() {
  const request = useHelp();
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <HelpDialog request={request} onClose={() => askForHelp(null)} />
    </Suspense>
  );
}

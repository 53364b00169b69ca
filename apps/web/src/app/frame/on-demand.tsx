import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { pendingMark } from "../../features/assets/uploads/pending-mark.ts";
import { stageShown } from "../../features/studio/stage/stage-shown.ts";
import { UsageSkeleton } from "../../features/usage/usage-skeleton.tsx";
import { creationAt } from "../../paths.ts";
import { AssetPickerContext, type AssetPickerProps } from "../../shared/asset-picker.tsx";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { askForHelp, useHelp } from "../../shared/help.ts";
import { useLogOutQuestion } from "../../shared/log-out/log-out.ts";
import { RepairPanelContext, type RepairPanelProps } from "../../shared/repair-panel.tsx";
import { useSession } from "../../shared/session/use-session.ts";

/** How long the stage of a creation has the network to itself, in ms. Our own choice. */
const STAGE_FIRST = 4000;

/** What the frame shows after the page; after its stage, where the address is that of a creation. */
async function afterPage() {
  if (creationAt(location.pathname) !== null)
    await Promise.race([stageShown(), new Promise((resolve) => setTimeout(resolve, STAGE_FIRST))]);
  return await import("./after-page.tsx");
}

const VerificationBar = lazy(async () => ({
  default: (await import("../../features/identity/verification/verification-bar.tsx")).VerificationBar,
}));
const HelpDialog = lazy(async () => ({ default: (await import("../../features/support/help-dialog.tsx")).HelpDialog }));
const LogOutQuestion = lazy(async () => ({ default: (await import("./log-out-question.tsx")).LogOutQuestion }));
const Upsell = lazy(async () => ({ default: (await afterPage()).Upsell }));
const Picker = lazy(async () => ({ default: (await import("../../features/assets/asset-picker.tsx")).AssetPicker }));

const PaletteSlot = lazy(async () => ({ default: (await afterPage()).PaletteSlot }));
const UsagePanel = lazy(async () => ({ default: (await afterPage()).UsagePanel }));

const Repair = lazy(async () => ({
  default: (await import("../../features/assets/repair/repair-panel.tsx")).RepairPanel,
}));

/** The support and contact dialogs, loaded when the first of them is opened. */
export function HelpSlot() {
  const request = useHelp();
  if (!request) return null;
  return (
    <Suspense fallback={<DialogLoading />}>
      <HelpDialog request={request} onClose={() => askForHelp(null)} />
    </Suspense>
  );
}

/** The palette and the keys of the shell, loaded after the page. */
export const PaletteOnDemand = () => (
  <Optional>
    <PaletteSlot />
  </Optional>
);

/** The bar that asks to verify the email address, loaded only for users who have not. */
export function VerificationSlot() {
  const current = useSession();
  if (current.status !== "signed-in" || current.user.emailVerified) return null;
  return (
    <Optional meanwhile={<span aria-hidden className="block h-13 bg-doubt-tint max-xl:h-14 max-lg:h-19 max-md:h-32" />}>
      <VerificationBar user={current.user} />
    </Optional>
  );
}

/** The question before logging out, loaded when it is needed. */
export function LogOutSlot() {
  if (useLogOutQuestion().question === null) return null;
  return (
    <Suspense fallback={<DialogLoading />}>
      <LogOutQuestion />
    </Suspense>
  );
}

/** Resumes uploads that a reload interrupted, on any page. Loads nothing if there are none. */
export function UploadsSlot() {
  useEffect(() => {
    if (!pendingMark.isSet()) return;
    void import("../../features/assets/uploads/upload-queue.ts").then(({ resumeUploads }) => resumeUploads());
  }, []);
  return null;
}

/** The usage panel, loaded after the page: its numbers come later than the first paint in any case. */
export const UsageSlot = () => (
  <Suspense fallback={<UsageSkeleton />}>
    <UsagePanel />
  </Suspense>
);

/** The upsell, loaded after the page: it waits for the plan anyway. */
export const UpsellSlot = () => (
  <Optional>
    <Upsell />
  </Optional>
);

/** Lets every page below open the asset picker and the repair of a file, which are loaded when they are first shown. */
export const ProvideAssetParts = ({ children }: { children: ReactNode }) => (
  <AssetPickerContext value={PickerOnDemand}>
    <RepairPanelContext value={RepairOnDemand}>{children}</RepairPanelContext>
  </AssetPickerContext>
);

const RepairOnDemand = (props: RepairPanelProps) => (
  <Optional>
    <Repair {...props} />
  </Optional>
);

function PickerOnDemand(props: AssetPickerProps) {
  return <Suspense fallback={<DialogLoading />}>{props.open && <Picker {...props} />}</Suspense>;
}

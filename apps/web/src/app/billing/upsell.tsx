import { isOnFreePlan } from "@vignette/domain/plans";
import { lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { upsellSeen } from "../../features/plans/upsell-seen.ts";
import { upsellWelcome } from "../../features/plans/upsell-welcome.ts";
import { isDialogOpen } from "../../shared/boundaries/dialog-loading.tsx";
import { isAskingForHelp } from "../../shared/help.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { trpc } from "../../trpc.ts";

const loadOffer = () => import("./upsell-offer.tsx");
const Offer = lazy(async () => ({ default: (await loadOffer()).UpsellOffer }));

/**
 * The upsell: once per session, to users without a paid plan, where it does not interrupt work. Source: spec §4, Plan
 * upsell modal.
 */
export function Upsell() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : null;
  const usage = trpc.usage.summary.useQuery();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const due = uid !== null && usage.data !== undefined && isOnFreePlan(usage.data.planId) && !upsellSeen.by(uid);

  useEffect(() => {
    if (!due || open || !upsellWelcome(pathname, search)) return;
    let timer = 0;
    let isOver = false;
    // The upsell does not interrupt another dialog, nor cover one that was just requested.
    const offer = () => {
      const waitMs = stillOpeningMs();
      if (waitMs > 0) timer = window.setTimeout(offer, waitMs);
      else if (!isDialogOpen() && !isAskingForHelp()) {
        upsellSeen.remember(uid);
        setOpen(true);
      }
    };
    // Loaded before anything is decided: nothing may open in the meantime. Without its code there is no offer.
    loadOffer().then(
      () => !isOver && offer(),
      () => undefined,
    );
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [due, open, uid, pathname, search]);

  return open ? <Offer onClose={() => setOpen(false)} /> : null;
}

/** The page reacts to a click within this time, in ms: after that a dialog is open or shows that it is loading. */
const OPENS_WITHIN_MS = 1500;

let pressedAtMs = Number.NEGATIVE_INFINITY;
for (const press of ["pointerdown", "keydown"] as const) {
  window.addEventListener(press, ({ timeStamp }) => (pressedAtMs = timeStamp), { capture: true, passive: true });
}

/** How long until the dialog of the last click has opened, in ms; 0 if nothing was clicked. */
const stillOpeningMs = (): number => Math.max(0, pressedAtMs + OPENS_WITHIN_MS - performance.now());

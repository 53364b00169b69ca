import { duringMaintenance } from "@vignette/domain/flags";
import { m } from "@vignette/messages";
import { Button, Logo } from "@vignette/ui";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { useIsAdmin } from "../../features/admin/use-is-admin.ts";
import { isAdminPath } from "../../paths.ts";
import { flags, useFlags } from "../../shared/config/flags.ts";
import { useLive, useLiveState } from "../../shared/live/use-live.ts";
import { useRefusal } from "../../shared/use-refusal.ts";
import { WithData } from "../with-data.tsx";

const MAINTENANCE = [duringMaintenance().code];

/**
 * Around every page that is not public: shows the maintenance page instead while the flag is on. It appears and
 * disappears without a reload, for users and visitors.
 */
export function MaintenanceGate() {
  useLive();
  useFlagPolling();
  // A change that was refused before the flag arrived here.
  useRefusal(MAINTENANCE, () => void flags.refresh());
  const { maintenance } = useFlags();
  const { pathname } = useLocation();
  if (maintenance && !isAdminPath(pathname)) return <MaintenancePage />;
  return (
    <WithData>
      <Suspense fallback={null}>{maintenance ? <ForAdmins /> : <Outlet />}</Suspense>
    </WithData>
  );
}

/** Admins need the page to turn maintenance off again: docs/decisions/0016. */
function ForAdmins() {
  return useIsAdmin() ? <Outlet /> : <MaintenancePage />;
}

function MaintenancePage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-130 flex-col items-start justify-center gap-6 p-6">
      <title>{m.site_maintenance_title()}</title>
      <Logo size={40} />
      <h1 className="text-display-l font-bold">{m.site_maintenance_title()}</h1>
      <p className="text-read text-ink-2">{m.site_maintenance_text()}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {m.site_maintenance_again()}
      </Button>
    </main>
  );
}

/** How often the flags are fetched without the live channel, in ms. Source: docs/performance.md#flags. */
const POLL = 60_000;

/**
 * The live channel brings the flags when it opens and when they change. Without it they are fetched each minute while the
 * page is visible, and when it becomes visible.
 */
function useFlagPolling(): void {
  const isLive = useLiveState().status === "live";
  useEffect(() => void flags.refresh(), []);
  useEffect(() => {
    if (isLive) return;
    const ask = () => document.visibilityState === "visible" && void flags.refresh();
    const timer = setInterval(ask, POLL);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isLive]);
}

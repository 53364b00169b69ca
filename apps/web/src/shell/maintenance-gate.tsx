import { maintenanceWords } from "@vignette/domain/flags";
import { Button, Logo } from "@vignette/ui";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { useFlags } from "./flags.ts";
import { useFlagPolling } from "./use-flag-polling.ts";
import { useLive } from "./use-live.ts";
import { WithData } from "./with-data.tsx";

/**
 * Around every page that is not public: shows the maintenance page instead while the flag is on.
 * It comes and goes without a reload, for users and visitors.
 */
export function MaintenanceGate() {
  useLive();
  useFlagPolling();
  if (useFlags().maintenance) return <MaintenancePage />;
  return (
    <WithData>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </WithData>
  );
}

function MaintenancePage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-130 flex-col items-start justify-center gap-6 p-6">
      <title>{maintenanceWords.title}</title>
      <Logo size={40} />
      <h1 className="text-display-l font-bold">{maintenanceWords.title}</h1>
      <p className="text-read text-ink-2">{maintenanceWords.text}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {maintenanceWords.again}
      </Button>
    </main>
  );
}

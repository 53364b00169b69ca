import { Button, Logo } from "@vignette/ui";
import type { ReactNode } from "react";
import { trpc } from "../trpc.ts";

/** Shows the maintenance page instead of the app while the flag is on; it arrives without a reload. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { data } = trpc.flags.current.useQuery();
  return data?.maintenance ? <MaintenancePage /> : children;
}

function MaintenancePage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-130 flex-col items-start justify-center gap-6 p-6">
      <Logo size={40} />
      <h1 className="text-display-l font-bold">We'll be right back!</h1>
      <p className="text-read text-ink-2">
        Scheduled maintenance is running. Scheduled posts keep their times; anything we can't send in time will be
        waiting for your decision.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Check Again
      </Button>
    </main>
  );
}

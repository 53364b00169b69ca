import { m } from "@vignette/messages";
import { lazy, type ReactNode } from "react";
import { useLocation } from "react-router";
import { CountryGate } from "../../features/country/country-gate.tsx";
import { isAdminPath } from "../../paths.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { viewing } from "../../shared/session/view-as.ts";

const ExportButton = lazy(async () => ({
  default: (await import("../../features/identity/account/user-export-button.tsx")).UserExportButton,
}));

/**
 * Shows the pages of the signed-in user if their country is supported. Users in other countries can still export their
 * data.
 */
export function InSupportedCountry({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== "signed-in") return null;
  // Admins who change the list must not lock themselves out: docs/decisions/0018. Others find nothing at this address.
  if (isAdminPath(pathname) || viewing) return children;
  return (
    <CountryGate uid={session.user.uid} onLeave={<ExportButton label={m.app_export_my_data()} />}>
      {children}
    </CountryGate>
  );
}

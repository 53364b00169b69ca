import { lazy, type ReactNode } from "react";
import { CountryGate } from "../features/country/country-gate.tsx";
import { useSession } from "../features/identity/use-session.ts";

const ExportButton = lazy(async () => ({
  default: (await import("../features/identity/export-button.tsx")).ExportButton,
}));

/** The pages of whoever is signed in, if their country is supported. Whoever is kept out may still take their data. */
export function InSupportedCountry({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <CountryGate uid={session.user.uid} onLeave={<ExportButton label="Export my data" />}>
      {children}
    </CountryGate>
  );
}

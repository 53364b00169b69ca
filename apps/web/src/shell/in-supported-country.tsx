import type { ReactNode } from "react";
import { CountryGate } from "../features/country/country-gate.tsx";
import { useSession } from "../features/identity/use-session.ts";

/** The pages of whoever is signed in, if their country is supported. */
export function InSupportedCountry({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.status === "signed-in" ? <CountryGate uid={session.user.uid}>{children}</CountryGate> : null;
}

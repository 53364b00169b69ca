import type { ReactNode } from "react";
import { RestrictionScreen } from "./restriction-screen.tsx";
import { useCountry } from "./use-country.ts";

/** Before every page of the dashboard: lets those in whose country is supported. Source: spec §6. */
export function CountryGate({ uid, children }: { uid: string; children: ReactNode }) {
  const { status, detected, locate } = useCountry(uid);
  if (status === "open") return children;
  if (status === "finding" || !detected) return null;
  return <RestrictionScreen country={detected} locate={locate} />;
}

import { lazy, type ReactNode } from "react";
import { useCountry } from "./use-country.ts";

const RestrictionScreen = lazy(async () => ({
  default: (await import("./restriction-screen.tsx")).RestrictionScreen,
}));

/** `onLeave` renders what a locked-out user may still do, such as exporting data. */
type CountryGateProps = { uid: string; onLeave: ReactNode; children: ReactNode };

/** Around every page of the dashboard: shows it only if the user's country is supported. Source: spec §6. */
export function CountryGate({ uid, onLeave, children }: CountryGateProps) {
  const { status, detected, locate } = useCountry(uid);
  if (status === "open") return children;
  if (status === "finding" || !detected) return null;
  return <RestrictionScreen country={detected} locate={locate} onLeave={onLeave} />;
}

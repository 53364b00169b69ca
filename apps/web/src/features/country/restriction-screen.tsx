import { placeCode } from "@vignette/domain/country";
import type { DetectedCountry } from "@vignette/domain/identity";
import { Button, Callout } from "@vignette/ui";
import type { ReactNode } from "react";
import { askForHelp } from "../../shared/help.ts";
import { logOut } from "../../shared/log-out.ts";
import { errorText } from "../../trpc.ts";
import { PositionDenied } from "./browser-position.ts";
import type { Country } from "./use-country.ts";

type RestrictionScreenProps = { country: DetectedCountry; locate: Country["locate"]; onLeave: ReactNode };

/** Replaces every page where the product is not offered. Source: docs/experience.md#country. */
export function RestrictionScreen({ country, locate, onLeave }: RestrictionScreenProps) {
  const name = placeCode(country.countryCode) === null ? null : country.countryName;
  const message = name ? `Please support my country: ${name}.` : "";
  return (
    <section className="mx-auto flex min-h-[70dvh] max-w-130 flex-col items-start justify-center gap-6">
      <title>Not available here · Vignette</title>
      <h1 className="text-display-l font-bold">
        {name ? `Vignette isn't available in ${name} yet.` : "We couldn't detect your country."}
      </h1>
      <p className="text-read text-ink-2">
        {name
          ? "We're adding countries over time. Request yours and tell us what you'd make."
          : "Vignette is available in some countries only. Share your location or request your country."}
      </p>
      {locate.error && (
        <Callout tone="failed" alert>
          {reasonOf(locate.error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => askForHelp({ kind: "contact", type: "country", message })}>
          Request support for {name ?? "your country"}
        </Button>
        <Button onClick={locate.start} pending={locate.isPending} pendingLabel="Looking…">
          {name ? "That's not where I am" : "Find me"}
        </Button>
        <Button variant="quiet" onClick={() => void logOut()}>
          Log out
        </Button>
      </div>
      {onLeave}
    </section>
  );
}

/** Refusals and `PositionDenied` have their own message. */
function reasonOf(error: Error): string {
  return error instanceof PositionDenied || error.name === "Refusal" ? error.message : errorText(error);
}

import { placeCode } from "@vignette/domain/country";
import type { DetectedCountry } from "@vignette/domain/identity";
import { Refusal } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import type { ReactNode } from "react";
import { countryText } from "../../shared/formats.ts";
import { askForHelp } from "../../shared/help.ts";
import { logOut } from "../../shared/log-out/log-out.ts";
import { worded } from "../../shared/refusals/worded.ts";
import { errorText } from "../../trpc.ts";
import { PositionDenied } from "./browser-position.ts";
import type { Country } from "./use-country.ts";

type RestrictionScreenProps = { country: DetectedCountry; locate: Country["locate"]; onLeave: ReactNode };

/** Replaces every page where the product is not offered. Source: docs/experience.md#country. */
export function RestrictionScreen({ country, locate, onLeave }: RestrictionScreenProps) {
  const code = placeCode(country.countryCode);
  const name = code && countryText(code);
  const message = name ? m.accounts_please_support_my_country({ name }) : "";
  return (
    <section className="mx-auto flex min-h-[70dvh] max-w-130 flex-col items-start justify-center gap-6">
      <title>{m.accounts_not_available_title()}</title>
      <h1 className="text-display-l font-bold">
        {name ? m.accounts_not_available_in({ name }) : m.accounts_country_not_detected()}
      </h1>
      <p className="text-read text-ink-2">
        {name ? m.accounts_request_country_help() : m.accounts_some_countries_help()}
      </p>
      {locate.error && (
        <Callout tone="failed" alert>
          {reasonOf(locate.error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => askForHelp({ kind: "contact", type: "country", message })}>
          {name ? m.accounts_request_support_for({ country: name }) : m.accounts_request_support()}
        </Button>
        <Button onClick={locate.start} pending={locate.isPending} pendingLabel={m.accounts_looking()}>
          {name ? m.accounts_not_where_i_am() : m.accounts_find_me()}
        </Button>
        <Button variant="quiet" onClick={() => void logOut()}>
          {m.app_log_out()}
        </Button>
      </div>
      {onLeave}
    </section>
  );
}

/** Refusals and `PositionDenied` have their own message. */
function reasonOf(error: Error): string {
  return error instanceof Refusal ? worded(error) : error instanceof PositionDenied ? error.message : errorText(error);
}

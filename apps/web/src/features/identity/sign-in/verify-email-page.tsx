import { m } from "@vignette/messages";
import { Callout } from "@vignette/ui";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { session } from "../../../shared/session/session.ts";
import { AuthPage } from "./auth-page.tsx";

type Outcome = "checking" | "verified" | "dead";

/** The page of the link in a verification mail: verifies the address with its code. */
export function VerifyEmailPage({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<Outcome>("checking");
  useEffect(() => void verified(code).then(setOutcome), [code]);

  if (outcome === "checking") return <AuthPage title={m.login_email_address()} lead={m.login_checking_link()} />;
  return (
    <AuthPage title={outcome === "verified" ? m.login_email_address() : m.login_link_expired()} lead={leads[outcome]}>
      {outcome === "verified" && <Callout tone="done">{m.login_email_verified()}</Callout>}
      <Link to={paths.dashboard} className="link w-fit font-semibold">
        {m.login_go_to_dashboard()}
      </Link>
    </AuthPage>
  );
}

const leads: Record<Exclude<Outcome, "checking">, string> = {
  verified: "",
  dead: m.login_links_work_once(),
};

/** The codes that were tried already: an effect may run twice, and a code works once. */
const tried = new Map<string, Promise<Outcome>>();

function verified(code: string): Promise<Outcome> {
  const known = tried.get(code) ?? verify(code);
  tried.set(code, known);
  return known;
}

async function verify(code: string): Promise<Outcome> {
  try {
    const provider = await session.provider();
    await provider.verifyEmail(code);
    if (provider.user()) await provider.isVerified();
    return "verified";
  } catch {
    return "dead";
  }
}

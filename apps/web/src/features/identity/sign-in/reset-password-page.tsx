import { m } from "@vignette/messages";
import { Button, Callout, TextInput } from "@vignette/ui";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { paths } from "../../../paths.ts";
import { session } from "../../../shared/session/session.ts";
import { type AuthFailure, authFailure } from "../credentials/auth-failure.ts";
import { AuthPage } from "./auth-page.tsx";
import { AuthTrouble } from "./auth-trouble.tsx";
import { NewPasswordPage } from "./new-password-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

/** Seconds before the link can be requested again. Source: docs/experience.md#public-pages. */
const RESEND_AFTER = 30;

/**
 * Requests the link; with the code of a mailed link in the address, sets the new password or verifies the email
 * address.
 */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const code = query.get("oobCode");
  if (code === null) return <AskForLink />;
  // The identity provider mails one address for all its links. Source: docs/platforms/identity.md#mails.
  return query.get("mode") === "verifyEmail" ? <VerifyEmailPage code={code} /> : <NewPasswordPage code={code} />;
}

function AskForLink() {
  const [email, setEmail] = useState("");
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [wait, startWait] = useCountdown();
  const [sent, setSent] = useState(false);
  const { search } = useLocation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending || wait > 0) return;
    setSending(true);
    const trouble = await sendLink(email.trim());
    setFailure(trouble);
    setSent(trouble === null);
    if (trouble === null) startWait(RESEND_AFTER);
    setSending(false);
  }

  return (
    <AuthPage title={m.login_reset_password()} lead={m.login_reset_lead()}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextInput
          label={m.login_email()}
          name="email"
          type="email"
          autoComplete="email"
          required
          autoFocus
          value={email}
          onChange={setEmail}
        />
        {sent && <Callout tone="done">{m.login_link_on_its_way()}</Callout>}
        <AuthTrouble failure={failure} blocked={false} onOpenGoogle={nothing} />
        <Button
          type="submit"
          variant="primary"
          wide
          pending={sending}
          pendingLabel={m.login_sending()}
          disabled={wait > 0}
        >
          {sendLabel(sent, wait)}
        </Button>
      </form>
      <Link to={`${paths.login}${search}`} className="link w-fit">
        {m.login_back_to_log_in()}
      </Link>
    </AuthPage>
  );
}

/**
 * Null once the link is sent. An unknown address gets the same answer, so that the page does not reveal who has an
 * account.
 */
async function sendLink(email: string): Promise<AuthFailure | null> {
  try {
    await (await session.provider()).sendPasswordReset(email);
    return null;
  } catch (error) {
    const unknown = error instanceof Error && "code" in error && error.code === "auth/user-not-found";
    return unknown ? null : authFailure(error);
  }
}

function sendLabel(sent: boolean, wait: number): string {
  if (wait > 0) return m.login_resend_in({ wait });
  return sent ? m.login_resend_link() : m.login_send_link();
}

function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

const nothing = () => undefined;

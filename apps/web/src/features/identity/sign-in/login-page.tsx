import { operator } from "@vignette/domain/support";
import { m } from "@vignette/messages";
import { Button, Callout, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import type { Ending } from "../../../shared/session/session.ts";
import { useSession } from "../../../shared/session/use-session.ts";
import { PasswordInput } from "../credentials/password-input.tsx";
import { AuthPage } from "./auth-page.tsx";
import { AuthTrouble } from "./auth-trouble.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function LoginPage() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { doing, failure, blocked, withForm, withGoogle } = useSignIn();
  const { search } = useLocation();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (doing === "nothing") void withForm((provider) => provider.signIn(email.trim(), password));
  }

  return (
    <AuthPage title={m.login_log_in()}>
      <EndingNotice />
      <GoogleButton pending={doing === "google"} onPress={() => void withGoogle()} />
      <form onSubmit={submit} className="flex flex-col gap-4">
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
        <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
        <AuthTrouble failure={failure} blocked={blocked} onOpenGoogle={() => void withGoogle()} />
        <Button type="submit" variant="primary" wide pending={doing === "form"} pendingLabel={m.login_logging_in()}>
          {m.login_log_in()}
        </Button>
      </form>
      <p className="flex justify-between text-base text-ink-2">
        <Link to={`${paths.resetPassword}${search}`} className="link">
          {m.login_forgot_password()}
        </Link>
        <Link to={`${paths.signup}${search}`} className="link">
          {m.login_sign_up()}
        </Link>
      </p>
    </AuthPage>
  );
}

const endings = {
  expired: m.login_session_expired(),
  disabled: m.refusals_identity_disabled({ email: operator.supportEmail }),
  deleted: m.login_account_deleted(),
} as const satisfies Record<Ending, string>;

function EndingNotice() {
  const session = useSession();
  if (session.status !== "signed-out" || session.ended === null) return null;
  return <Callout>{endings[session.ended]}</Callout>;
}

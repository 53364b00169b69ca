import { m } from "@vignette/messages";
import { Button, Callout, classNames } from "@vignette/ui";
import { Link, useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import type { AuthFailure, NextStep } from "../credentials/auth-failure.ts";

/** The message above the button when signing in failed, with the next step as a link. */
export function AuthTrouble({
  failure,
  blocked,
  onOpenGoogle,
}: {
  failure: AuthFailure | null;
  blocked: boolean;
  onOpenGoogle: () => void;
}) {
  if (blocked) {
    return (
      <Callout tone="doubt" alert action={<Button onClick={onOpenGoogle}>{m.login_open_it()}</Button>}>
        {m.login_popup_blocked()}
      </Callout>
    );
  }
  if (failure === null) return null;
  return (
    <Callout tone="failed" alert>
      {failure.message}
      <NextSteps steps={failure.nextSteps} />
    </Callout>
  );
}

function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const { search } = useLocation();
  return (
    <span className={classNames("flex gap-4", steps.length > 0 && "mt-1.5")}>
      {steps.map((step) => (
        <Link key={step} to={`${targets[step].path}${search}`} className="link font-semibold">
          {targets[step].label}
        </Link>
      ))}
    </span>
  );
}

const targets: Record<NextStep, { path: string; label: string }> = {
  reset: { path: paths.resetPassword, label: m.login_reset_password() },
  signup: { path: paths.signup, label: m.login_sign_up() },
  login: { path: paths.login, label: m.login_log_in() },
};

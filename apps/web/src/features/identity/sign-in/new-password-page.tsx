import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { session } from "../../../shared/session/session.ts";
import { passwordFault } from "../credentials/password-fault.ts";
import { PasswordInput } from "../credentials/password-input.tsx";
import { AuthPage } from "./auth-page.tsx";

type MailedLink = { status: "checking" } | { status: "good"; email: string } | { status: "dead" } | { status: "used" };

/** The page of the mailed link: checks its code and sets a new password. */
export function NewPasswordPage({ code }: { code: string }) {
  const [link, setLink] = useState<MailedLink>({ status: "checking" });
  useEffect(() => void checkCode(code).then(setLink), [code]);

  if (link.status === "checking") return <AuthPage title={m.login_new_password()} lead={m.login_checking_link()} />;
  if (link.status === "dead") return <DeadLink />;
  if (link.status === "used") return <Changed />;
  return (
    <AuthPage title={m.login_new_password()} lead={m.login_for_email({ email: link.email })}>
      <NewPasswordForm code={code} onChanged={() => setLink({ status: "used" })} />
    </AuthPage>
  );
}

async function checkCode(code: string): Promise<MailedLink> {
  try {
    return { status: "good", email: await (await session.provider()).checkResetCode(code) };
  } catch {
    return { status: "dead" };
  }
}

function NewPasswordForm({ code, onChanged }: { code: string; onChanged: () => void }) {
  const [password, setPassword] = useState("");
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    const trouble = await finishReset(code, password);
    setSaving(false);
    setError(trouble);
    if (trouble === null) onChanged();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <PasswordInput
        label={m.login_new_password()}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={error}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        pending={saving}
        pendingLabel={m.login_saving()}
        disabled={password === ""}
      >
        {m.login_save_password()}
      </Button>
    </form>
  );
}

async function finishReset(code: string, password: string): Promise<string | null> {
  try {
    await (await session.provider()).finishReset(code, password);
    return null;
  } catch (error) {
    return passwordFault(error).message;
  }
}

const DeadLink = () => (
  <AuthPage title={m.login_link_expired()} lead={m.login_link_rules()}>
    <Link to={paths.resetPassword} className="link w-fit font-semibold">
      {m.login_send_new_link()}
    </Link>
  </AuthPage>
);

const Changed = () => (
  <AuthPage title={m.login_new_password()}>
    <Callout tone="done">{m.login_password_changed()}</Callout>
    <Link to={paths.login} className="link w-fit font-semibold">
      {m.login_log_in()}
    </Link>
  </AuthPage>
);

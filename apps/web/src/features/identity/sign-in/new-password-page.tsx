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

  if (link.status === "checking") return <AuthPage title="New password" lead="Checking your link…" />;
  if (link.status === "dead") return <DeadLink />;
  if (link.status === "used") return <Changed />;
  return (
    <AuthPage title="New password" lead={`For ${link.email}`}>
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
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={error}
      />
      <Button type="submit" variant="primary" wide pending={saving} pendingLabel="Saving…" disabled={password === ""}>
        Save password
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
  <AuthPage title="This link no longer works" lead="Links expire after 1 hour and work once.">
    <Link to={paths.resetPassword} className="link w-fit font-semibold">
      Send a new link
    </Link>
  </AuthPage>
);

const Changed = () => (
  <AuthPage title="New password">
    <Callout tone="done">Your password was changed. Log in with it.</Callout>
    <Link to={paths.login} className="link w-fit font-semibold">
      Log in
    </Link>
  </AuthPage>
);

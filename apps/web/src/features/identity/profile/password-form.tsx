import { m } from "@vignette/messages";
import { Button, Callout, notify, Panel } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { session } from "../../../shared/session/session.ts";
import { type PasswordFault, passwordFault } from "../credentials/password-fault.ts";
import { PasswordInput } from "../credentials/password-input.tsx";

/** Changes the password after the current one was given. */
export function PasswordForm() {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<PasswordFault | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    const trouble = await changePassword(current, next);
    setFault(trouble);
    setSaving(false);
    if (trouble !== null) return;
    setCurrent("");
    setNext("");
    notify({ kind: "success", title: m.settings_password_changed() });
  }

  const at = (field: PasswordFault["field"]) => (fault?.field === field ? fault.message : null);
  return (
    <Panel title={m.settings_password()}>
      <form
        onSubmit={(event) => void submit(event)}
        className="flex flex-col items-start gap-4 [&>*:not(button)]:w-full"
      >
        <PasswordInput
          label={m.settings_current_password()}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={at("current")}
        />
        <PasswordInput
          label={m.settings_new_password()}
          autoComplete="new-password"
          value={next}
          onChange={setNext}
          error={at("next")}
        />
        {at("form") && (
          <Callout tone="failed" alert>
            {at("form")}
          </Callout>
        )}
        <Button
          type="submit"
          pending={saving}
          pendingLabel={m.settings_changing()}
          disabled={current === "" || next === ""}
        >
          {m.settings_change_password()}
        </Button>
      </form>
    </Panel>
  );
}

/** Null if the password was changed, else the error. */
async function changePassword(current: string, next: string): Promise<PasswordFault | null> {
  try {
    const provider = await session.provider();
    await provider.reauthenticate({ password: current });
    await provider.changePassword(next);
    return null;
  } catch (error) {
    return passwordFault(error);
  }
}

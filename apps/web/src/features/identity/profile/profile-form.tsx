import { m } from "@vignette/messages";
import { Button, Panel, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import type { SessionUser } from "../../../shared/session/session-user.ts";
import { PhotoField } from "./photo-field.tsx";
import { saveProfile } from "./save-profile.ts";

export function ProfileForm({ user }: { user: SessionUser }) {
  const [name, setName] = useState(user.displayName);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const trimmed = name.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving || trimmed === user.displayName) return;
    setSaving(true);
    setError(await saveProfile({ displayName: trimmed }));
    setSaving(false);
  }

  return (
    <Panel title={m.settings_profile()}>
      <div className="mb-4">
        <PhotoField user={user} />
      </div>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-4">
        <div className="w-full">
          <TextInput
            label={m.settings_name()}
            name="name"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={setName}
            error={error}
          />
        </div>
        <div className="w-full">
          <TextInput label={m.settings_email()} name="email" type="email" value={user.email} disabled />
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={trimmed === "" || trimmed === user.displayName}
          pending={saving}
          pendingLabel={m.app_saving()}
        >
          {m.app_save()}
        </Button>
      </form>
    </Panel>
  );
}

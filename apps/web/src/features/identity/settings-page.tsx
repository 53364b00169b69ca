import { Button, notify, PageHeader, Panel, RadioGroup, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { checklist } from "../../shell/dashboard/checklist-shown.ts";
import { logOut } from "../../shell/log-out.ts";
import { type Theme, useTheme } from "../../shell/theme.ts";
import { trpcClient } from "../../trpc.ts";
import { authFailure } from "./auth-failure.ts";
import { session } from "./session.ts";
import type { SessionUser } from "./session-user.ts";
import { useSession } from "./use-session.ts";

export function SettingsPage() {
  const current = useSession();
  if (current.status !== "signed-in") return null;
  return (
    <div className="flex max-w-150 flex-col gap-6 [&>header]:mb-0">
      <PageHeader title="Settings" />
      <ProfileForm key={current.user.uid} user={current.user} />
      <Appearance />
      <Panel title="This device">
        <Button onClick={() => void logOut()}>Log out</Button>
      </Panel>
    </div>
  );
}

function ProfileForm({ user }: { user: SessionUser }) {
  const [name, setName] = useState(user.displayName);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const trimmed = name.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving || trimmed === user.displayName) return;
    setSaving(true);
    setError(await rename(trimmed));
    setSaving(false);
  }

  return (
    <Panel title="Profile">
      <form onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-4">
        <div className="w-full">
          <TextInput
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={setName}
            error={error}
          />
        </div>
        <div className="w-full">
          <TextInput label="Email" name="email" type="email" value={user.email} disabled />
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={trimmed === "" || trimmed === user.displayName}
          pending={saving}
          pendingLabel="Saving…"
        >
          Save
        </Button>
      </form>
    </Panel>
  );
}

/** Null if the new name is stored, here and at the Worker. */
async function rename(name: string): Promise<string | null> {
  try {
    await (await session.provider()).rename(name);
    await trpcClient.identity.signedIn.mutate();
    await session.refresh();
    notify({ kind: "success", title: "Profile saved" });
    return null;
  } catch (error) {
    return authFailure(error).message;
  }
}

function Appearance() {
  const [theme, setTheme] = useTheme();
  return (
    <Panel title="Appearance">
      <div className="flex flex-col items-start gap-4">
        <RadioGroup label="Theme" inline options={themes} value={theme} onChange={setTheme} />
        <Button onClick={showFirstSteps}>Show the first steps on the dashboard</Button>
      </div>
    </Panel>
  );
}

function showFirstSteps() {
  checklist.show();
  notify({ kind: "success", title: "The first steps are back on the dashboard" });
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

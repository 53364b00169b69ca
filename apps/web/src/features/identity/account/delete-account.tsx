import { DELETION_WORD } from "@vignette/domain/identity";
import { m } from "@vignette/messages";
import { AlertDialog, Button, Callout, Panel, TextInput } from "@vignette/ui";
import { useState } from "react";
import type { SessionUser } from "../../../shared/session/session-user.ts";
import { trpc } from "../../../trpc.ts";
import { PasswordInput } from "../credentials/password-input.tsx";
import { deletionImpact } from "./deletion-impact.ts";
import { useDeleteAccount } from "./use-delete-account.ts";
import { UserExportButton } from "./user-export-button.tsx";

export function DeleteAccount({ user }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={m.settings_danger()}>
      <p className="mb-4 text-base text-ink-2">{m.settings_delete_account_help()}</p>
      <Button onClick={() => setAsking(true)}>{m.settings_delete_account()}</Button>
      {asking && <Question user={user} onOpenChange={setAsking} />}
    </Panel>
  );
}

function Question({ user, onOpenChange }: { user: SessionUser; onOpenChange: (open: boolean) => void }) {
  const [password, setPassword] = useState("");
  const [word, setWord] = useState("");
  const { deleting, failure, deleteAccount } = useDeleteAccount(user);
  const ready = word.trim().toLowerCase() === DELETION_WORD && (!user.hasPassword || password !== "");
  return (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title={m.settings_delete_your_account()}
      cancel={m.settings_keep_account()}
      description={
        <div className="flex flex-col gap-4">
          <Losses />
          <UserExportButton label={m.settings_export_first()} />
          {user.hasPassword ? (
            <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
          ) : (
            <p>{m.settings_google_confirms()}</p>
          )}
          <TextInput
            label={m.settings_type_word({ word: DELETION_WORD })}
            name="word"
            autoComplete="off"
            value={word}
            onChange={setWord}
          />
          {failure && (
            <Callout tone="failed" alert>
              {failure}
            </Callout>
          )}
        </div>
      }
      action={
        <Button
          variant="danger"
          disabled={!ready}
          pending={deleting}
          pendingLabel={m.settings_deleting()}
          onClick={() => void deleteAccount(password)}
        >
          {m.settings_delete_account()}
        </Button>
      }
    />
  );
}

/** What will be deleted, in numbers. */
function Losses() {
  const { data } = trpc.identity.deletionImpact.useQuery(undefined, { staleTime: 0 });
  if (!data) return <p>{m.settings_everything_removed()}</p>;
  return (
    <ul className="list-disc pl-5">
      {deletionImpact(data).map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}

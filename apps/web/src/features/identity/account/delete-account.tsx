import { DELETION_WORD } from "@vignette/domain/identity";
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
    <Panel title="Danger">
      <p className="mb-4 text-base text-ink-2">Deletes your account and everything in it. This can't be undone.</p>
      <Button onClick={() => setAsking(true)}>Delete account</Button>
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
      title="Delete your account"
      cancel="Keep account"
      description={
        <div className="flex flex-col gap-4">
          <Losses />
          <UserExportButton label="Export first" />
          {user.hasPassword ? (
            <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
          ) : (
            <p>Google asks you to confirm your identity before anything is deleted.</p>
          )}
          <TextInput label={`Type “${DELETION_WORD}”`} name="word" autoComplete="off" value={word} onChange={setWord} />
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
          pendingLabel="Deleting…"
          onClick={() => void deleteAccount(password)}
        >
          Delete account
        </Button>
      }
    />
  );
}

/** What will be deleted, in numbers. */
function Losses() {
  const { data } = trpc.identity.deletionImpact.useQuery(undefined, { staleTime: 0 });
  if (!data) return <p>Everything you made here will be removed.</p>;
  return (
    <ul className="list-disc pl-5">
      {deletionImpact(data).map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}

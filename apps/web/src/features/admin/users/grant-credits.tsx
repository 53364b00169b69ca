import { CreditGrant } from "@vignette/domain/admin";
import { Button, notify, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { errorText, type Outputs, trpc } from "../../../trpc.ts";
import { numberText } from "../list/english-formats.ts";

type User = Outputs["admin"]["user"];

/** The user's remaining AI credits, and a form that grants more for this period. */
export function GrantCredits({ user }: { user: User }) {
  const [credits, setCredits] = useState("");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const utils = trpc.useUtils();
  const grant = trpc.admin.grantCredits.useMutation({
    onSuccess: () => {
      notify({ kind: "success", title: `${credits.trim()} credits granted` });
      setCredits("");
      setReason("");
      return utils.admin.user.invalidate();
    },
    onError: (failure) => setError(errorText(failure)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = CreditGrant.safeParse({ uid: user.uid, credits: Number(credits.trim() || Number.NaN), reason });
    setError(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (parsed.success) grant.mutate(parsed.data);
  }

  const { limit, used, granted } = user.credits;
  if (limit < 0) return <p className="text-base text-ink-2">This plan has unlimited credits. {used} used.</p>;
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-base">
        <strong className="tabular">{numberText(Math.max(0, limit - used))}</strong> of {numberText(limit)} left
        {granted > 0 && `, ${numberText(granted)} of them granted`}
      </p>
      <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
        <TextInput label="Credits" inputMode="numeric" value={credits} onChange={setCredits} autoComplete="off" />
        <TextInput
          label="Reason"
          value={reason}
          onChange={setReason}
          maxLength={200}
          placeholder="Make up for a failed export"
          autoComplete="off"
        />
      </div>
      {error && (
        <p role="alert" className="text-base text-failed">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={credits.trim() === ""} pending={grant.isPending} pendingLabel="Granting…">
          Grant credits
        </Button>
        <p className="text-dense text-ink-3">For this usage period. Logged with the reason.</p>
      </div>
    </form>
  );
}

import type { Recipe } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import { AlertDialog, Button, Callout, notify, TextInput } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { errorNotice, trpc } from "../../../trpc.ts";

type CallAccessProps = { recipe: Recipe; url: string; madeAt: Instant | null };

/** Where a recipe is called, how a call is signed, and its secret, which is shown once. */
export function CallAccess({ recipe, url, madeAt }: CallAccessProps) {
  const online = useOnline();
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const make = trpc.automation.makeSecret.useMutation({
    onSuccess: () => utils.automation.trigger.invalidate({ id: recipe.id }),
    onError: (error) => notify({ ...errorNotice(error), detail: "The secret wasn't changed." }),
    onSettled: () => setAsking(false),
  });
  const press = () => make.mutate({ id: recipe.id });
  return (
    <div className="flex flex-col gap-4">
      <Copied label="Send a POST to" value={url} />
      {make.data && (
        <Callout tone="doubt" title="Copy the secret now. It won't be shown again.">
          <div className="mt-2">
            <Copied label="Secret" value={make.data.secret} />
          </div>
        </Callout>
      )}
      <p className="text-dense text-ink-2">
        Sign each call by{" "}
        <a
          href="https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md"
          target="_blank"
          rel="noreferrer"
          className="link"
        >
          Standard Webhooks
        </a>
        . The JSON body may have a title, a text and a link; without them the piece is about the product.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={!online}
          pending={make.isPending}
          pendingLabel="Making…"
          onClick={() => (madeAt === null ? press() : setAsking(true))}
        >
          {madeAt === null ? "Make a secret" : "Make a new secret…"}
        </Button>
        <span className="tabular text-dense text-ink-2">
          {madeAt === null
            ? "Calls are refused until there is one."
            : `The current one was made ${dateTimeIn(recipe.plan.times.zone, madeAt)}.`}
        </span>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Make a new secret?"
        description="Calls signed with the current secret are refused at once."
        cancel="Keep the current secret"
        action={
          <Button variant="danger" pending={make.isPending} pendingLabel="Making…" onClick={press}>
            Make a new secret
          </Button>
        }
      />
    </div>
  );
}

/** A text to be copied. */
function Copied({ label, value }: { label: string; value: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      notify({ kind: "success", title: "Copied" });
    } catch {
      notify({ kind: "error", title: "This browser didn't allow copying. Select the text instead." });
    }
  }
  return (
    <TextInput
      label={label}
      value={value}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
      trailing={
        <Button variant="quiet" onClick={() => void copy()}>
          Copy
        </Button>
      }
    />
  );
}

import type { Recipe } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { AlertDialog, Button, Callout, notify, Sentence, TextInput } from "@vignette/ui";
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
    onError: (error) => notify({ ...errorNotice(error), detail: m.automation_secret_unchanged() }),
    onSettled: () => setAsking(false),
  });
  const press = () => make.mutate({ id: recipe.id });
  return (
    <div className="flex flex-col gap-4">
      <Copied label={m.automation_send_a_post_to()} value={url} />
      {make.data && (
        <Callout tone="doubt" title={m.automation_copy_the_secret_now()}>
          <div className="mt-2">
            <Copied label={m.automation_secret()} value={make.data.secret} />
          </div>
        </Callout>
      )}
      <p className="text-dense text-ink-2">
        <Sentence
          text={m.automation_how_to_sign()}
          parts={{
            link: (words) => (
              <a
                href="https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md"
                target="_blank"
                rel="noreferrer"
                className="link"
              >
                {words}
              </a>
            ),
          }}
        />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={!online}
          pending={make.isPending}
          pendingLabel={m.automation_making()}
          onClick={() => (madeAt === null ? press() : setAsking(true))}
        >
          {madeAt === null ? m.automation_make_a_secret() : m.automation_make_a_new_secret_opens()}
        </Button>
        <span className="tabular text-dense text-ink-2">
          {madeAt === null
            ? m.automation_calls_are_refused()
            : m.automation_secret_made_at({ moment: dateTimeIn(recipe.plan.times.zone, madeAt) })}
        </span>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.automation_make_a_new_secret_question()}
        description={m.automation_make_a_new_secret_text()}
        cancel={m.automation_keep_the_current_secret()}
        action={
          <Button variant="danger" pending={make.isPending} pendingLabel={m.automation_making()} onClick={press}>
            {m.automation_make_a_new_secret()}
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
      notify({ kind: "success", title: m.automation_copied() });
    } catch {
      notify({ kind: "error", title: m.automation_copying_not_allowed() });
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
          {m.app_copy()}
        </Button>
      }
    />
  );
}

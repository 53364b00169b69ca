import { Button, Callout, RadioGroup, TextInput } from "@vignette/ui";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { errorMessage, referenceOf, trpc } from "../../../trpc.ts";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

/** What begins each piece: the clock, a feed, or a call. */
export function TriggerField({ state: { form, change, faults } }: { state: RecipeFormState }) {
  const { trigger } = form;
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label="What starts a piece"
        value={trigger.type}
        onChange={(type) => change({ trigger: { ...trigger, type } })}
        options={[
          { value: "times", label: "Weekly times", hint: "One piece for each posting time, made a day before." },
          {
            value: "feed",
            label: "A new item in a feed",
            hint: "RSS, Atom, JSON or product feed: a piece about each item.",
          },
          { value: "call", label: "A signed HTTP call", hint: "A piece for each call from your own systems." },
        ]}
      />
      {trigger.type === "feed" && (
        <FeedField
          address={trigger.address}
          onChange={(address) => change({ trigger: { ...trigger, address } })}
          error={faultIn(faults, "trigger")}
        />
      )}
      {trigger.type === "call" && (
        <p className="text-base text-ink-2">
          Once it is saved, the recipe's page shows the address to call and makes the secret for signatures.
        </p>
      )}
    </div>
  );
}

type FeedFieldProps = { address: string; onChange: (address: string) => void; error: string | null };

/** The address of the feed, and what it holds right now. */
function FeedField({ address, onChange, error }: FeedFieldProps) {
  const online = useOnline();
  const read = trpc.automation.readFeed.useMutation();
  const isRead = read.variables?.address === address.trim();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2 max-sm:flex-col">
        <div className="w-full min-w-0 flex-1">
          <TextInput
            label="Address of the feed"
            type="url"
            inputMode="url"
            placeholder="https://"
            hint="Only items that appear after the start count as new."
            value={address}
            onChange={onChange}
            error={error}
          />
        </div>
        <div className="sm:mt-6.5">
          <Button
            disabled={!online || address.trim() === ""}
            pending={read.isPending}
            pendingLabel="Reading…"
            onClick={() => read.mutate({ address: address.trim() })}
          >
            Check feed
          </Button>
        </div>
      </div>
      {isRead && read.error && (
        <Callout tone="failed" alert title={errorMessage(read.error)} reference={referenceOf(read.error)} />
      )}
      {isRead && read.data && (
        <Callout
          tone="done"
          title={`${read.data.title || "This feed"}: ${read.data.count === 1 ? "1 item" : `${read.data.count} items`}`}
        >
          <ul className="list-disc pl-5 text-dense">
            {read.data.newest.map(({ title, link }) => (
              <li key={`${title} ${link}`}>{title}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}

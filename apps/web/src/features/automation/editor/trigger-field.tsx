import { m } from "@vignette/messages";
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
        label={m.automation_what_starts_a_piece()}
        value={trigger.type}
        onChange={(type) => change({ trigger: { ...trigger, type } })}
        options={[
          { value: "times", label: m.automation_weekly_times(), hint: m.automation_by_times_hint() },
          {
            value: "feed",
            label: m.automation_by_feed(),
            hint: m.automation_by_feed_hint(),
          },
          { value: "call", label: m.automation_by_call(), hint: m.automation_by_call_hint() },
        ]}
      />
      {trigger.type === "feed" && (
        <FeedField
          address={trigger.address}
          onChange={(address) => change({ trigger: { ...trigger, address } })}
          error={faultIn(faults, "trigger")}
        />
      )}
      {trigger.type === "call" && <p className="text-base text-ink-2">{m.automation_call_after_saving()}</p>}
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
            label={m.automation_address_of_the_feed()}
            type="url"
            inputMode="url"
            placeholder="https://"
            hint={m.automation_feed_hint()}
            value={address}
            onChange={onChange}
            error={error}
          />
        </div>
        <div className="sm:mt-6.5">
          <Button
            disabled={!online || address.trim() === ""}
            pending={read.isPending}
            pendingLabel={m.automation_reading()}
            onClick={() => read.mutate({ address: address.trim() })}
          >
            {m.automation_check_feed()}
          </Button>
        </div>
      </div>
      {isRead && read.error && (
        <Callout tone="failed" alert title={errorMessage(read.error)} reference={referenceOf(read.error)} />
      )}
      {isRead && read.data && (
        <Callout
          tone="done"
          title={m.automation_feed_items({ feed: read.data.title || m.automation_this_feed(), count: read.data.count })}
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

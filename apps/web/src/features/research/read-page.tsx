import { Button, Callout, notify, TextInput } from "@vignette/ui";
import { BookOpenText } from "lucide-react";
import { errorMessage, trpc } from "../../trpc.ts";
import { type BriefDraft, pageUrl } from "./brief-draft.ts";
import { withFacts } from "./with-facts.ts";

export type ReadPageProps = {
  draft: BriefDraft;
  error: string | undefined;
  onChange: (part: Partial<BriefDraft>) => void;
};

/** The product's page: kept with the brief, and read on request. It fills what is empty; nothing that was written goes. */
export function ReadPage({ draft, error, onChange }: ReadPageProps) {
  const reading = trpc.research.readPage.useMutation();
  const url = pageUrl(draft.url);

  async function read() {
    if (url === null || reading.isPending) return;
    const facts = await reading.mutateAsync({ url }).catch(() => null);
    if (!facts) return;
    const { change, fields } = withFacts(draft, facts);
    const undo = { label: "Undo", onPress: () => onChange(draft) };
    onChange(change);
    notify(
      fields.length === 0
        ? { title: "Your brief already says what the page says." }
        : { title: `Found: ${fields.join(", ")}.`, detail: "Correct what is wrong.", action: undo },
    );
  }

  return (
    <div className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4 lg:col-span-2">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextInput
          label="Page"
          name="url"
          hint="Where people buy it or try it. We read it, you correct it. Nothing is made up."
          value={draft.url}
          error={error}
          onChange={(next) => onChange({ url: next })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void read();
          }}
          inputMode="url"
          autoCapitalize="none"
        />
        <div className="sm:pt-7">
          <Button
            icon={<BookOpenText size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void read()}
            disabled={url === null}
            pending={reading.isPending}
            pendingLabel="Reading page…"
          >
            Read page
          </Button>
        </div>
      </div>
      {reading.error && !reading.isPending && (
        <Callout tone="failed" alert title={errorMessage(reading.error)}>
          The address is kept. Write the brief yourself below, or try another page.
        </Callout>
      )}
    </div>
  );
}

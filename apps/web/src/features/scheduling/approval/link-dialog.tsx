import type { LinkDays } from "@vignette/domain/approval";
import { Button, Dialog, notify, RadioGroup, type RadioOption, TextInput } from "@vignette/ui";
import { useState } from "react";
import { dayIn, ownZone } from "../../../shared/times/times.ts";
import { errorNotice, type Outputs, trpc } from "../../../trpc.ts";

type LinkDialogProps = { postIds: readonly string[]; onClose: () => void };
type Made = Outputs["approval"]["makeLink"];

/** A link for a reviewer without an account. Its address is shown once: only its hash is stored. */
export function LinkDialog({ postIds, onClose }: LinkDialogProps) {
  const [days, setDays] = useState<`${LinkDays}`>("14");
  const utils = trpc.useUtils();
  const make = trpc.approval.makeLink.useMutation({
    onSuccess: () => utils.approval.links.invalidate(),
    onError: (error) => notify(errorNotice(error)),
  });
  const what =
    postIds.length === 1 ? "this post as it will appear" : `these ${postIds.length} posts as they will appear`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Link for approval"
      description={`Anyone with the link sees ${what} and can approve or ask for changes. No account needed.`}
      actions={
        make.data ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Without a link</Button>
            <Button
              variant="primary"
              pending={make.isPending}
              pendingLabel="Making…"
              onClick={() => make.mutate({ postIds: [...postIds], days: daysOf(days) })}
            >
              Make link
            </Button>
          </>
        )
      }
    >
      {make.data ? (
        <MadeLink link={make.data} />
      ) : (
        <RadioGroup label="It works for" value={days} onChange={setDays} options={linkDays} />
      )}
    </Dialog>
  );
}

function MadeLink({ link }: { link: Made }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url);
      setCopied(true);
    } catch {
      notify({ kind: "error", title: "Couldn't copy the link. Select it and copy it yourself." });
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        label="Address"
        value={link.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={`Works until ${dayIn(ownZone(), link.expiresAt)}. Copy it now. We won't show it again.`}
      />
      <div>
        <Button onClick={() => void copy()}>{copied ? "Copied" : "Copy"}</Button>
        <span role="status" className="sr-only">
          {copied ? "Copied" : ""}
        </span>
      </div>
    </div>
  );
}

/** How long a link stays open, as options. */
const linkDays: readonly RadioOption<`${LinkDays}`>[] = [
  { value: "1", label: "A day" },
  { value: "7", label: "A week" },
  { value: "14", label: "Two weeks" },
  { value: "30", label: "A month" },
];

const days: Record<`${LinkDays}`, LinkDays> = { "1": 1, "7": 7, "14": 14, "30": 30 };

const daysOf = (choice: `${LinkDays}`): LinkDays => days[choice];

import type { LinkDays } from "@vignette/domain/approval";
import { m } from "@vignette/messages";
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
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.approval_link_for_approval()}
      description={m.approval_link_help({ posts: postIds.length })}
      actions={
        make.data ? (
          <Button variant="primary" onClick={onClose}>
            {m.approval_done()}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{m.approval_without_a_link()}</Button>
            <Button
              variant="primary"
              pending={make.isPending}
              pendingLabel={m.approval_making()}
              onClick={() => make.mutate({ postIds: [...postIds], days: daysOf(days) })}
            >
              {m.approval_make_link()}
            </Button>
          </>
        )
      }
    >
      {make.data ? (
        <MadeLink link={make.data} />
      ) : (
        <RadioGroup label={m.approval_it_works_for()} value={days} onChange={setDays} options={linkDays} />
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
      notify({ kind: "error", title: m.approval_copy_failed() });
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        label={m.approval_address()}
        value={link.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={m.approval_works_until_copy({ time: dayIn(ownZone(), link.expiresAt) })}
      />
      <div>
        <Button onClick={() => void copy()}>{copied ? m.approval_copied() : m.approval_copy()}</Button>
        <span role="status" className="sr-only">
          {copied ? m.approval_copied() : ""}
        </span>
      </div>
    </div>
  );
}

/** How long a link stays open, as options. */
const linkDays: readonly RadioOption<`${LinkDays}`>[] = [
  { value: "1", label: m.approval_a_day() },
  { value: "7", label: m.approval_a_week() },
  { value: "14", label: m.approval_two_weeks() },
  { value: "30", label: m.approval_a_month() },
];

const days: Record<`${LinkDays}`, LinkDays> = { "1": 1, "7": 7, "14": 14, "30": 30 };

const daysOf = (choice: `${LinkDays}`): LinkDays => days[choice];

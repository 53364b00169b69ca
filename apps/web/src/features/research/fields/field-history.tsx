import { type BriefField, type EarlierField, fieldHistory, withField } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, IconButton, Popover, Skeleton } from "@vignette/ui";
import { History } from "@vignette/ui/icons";
import { useState } from "react";
import { momentText } from "../../../shared/formats.ts";
import { errorText, trpc } from "../../../trpc.ts";
import type { BriefPartProps } from "./brief-part.ts";
import { beforeWhat, fieldLabels } from "./field-labels.ts";

type FieldHistoryProps = BriefPartProps & { productId: string; field: BriefField };

/** Earlier values of a field, each with when and why it changed, and a button to restore it. */
export function FieldHistory({ field, draft, productId, onRestore }: FieldHistoryProps) {
  const [open, setOpen] = useState(false);
  const versions = trpc.research.versions.useQuery({ id: productId }, { enabled: open });
  const earlier = versions.data ? fieldHistory(versions.data, draft, field) : [];

  function restore({ versionId }: EarlierField) {
    const version = versions.data?.find(({ id }) => id === versionId);
    if (!version) return;
    const { url: _url, ...part } = withField(draft, version.brief, field);
    onRestore(part);
    setOpen(false);
  }

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      title={m.brief_history_title({ field: fieldLabels[field] })}
      trigger={
        <IconButton
          label={m.brief_history_of({ field: fieldLabels[field] })}
          icon={<History size={16} strokeWidth={1.75} aria-hidden />}
        />
      }
    >
      {versions.isPending && <Skeleton className="h-16 w-full" />}
      {versions.error && <p className="text-base text-failed">{errorText(versions.error)}</p>}
      {versions.data && earlier.length === 0 && <p className="text-base text-ink-2">{m.brief_no_earlier_versions()}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {earlier.map((it) => (
          <li key={it.versionId} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="text-dense text-ink-3">
                {beforeWhat[it.reason]}, <time className="tabular">{momentText(it.at)}</time>
              </p>
              <p className="text-base break-words">{it.words || m.brief_nothing()}</p>
            </div>
            <Button variant="quiet" onClick={() => restore(it)}>
              {m.brief_restore()}
            </Button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

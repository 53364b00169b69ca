import type { Brief, BriefField } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { IconButton, notify, Tooltip } from "@vignette/ui";
import { Lock, LockOpen, Strikethrough } from "@vignette/ui/icons";
import type { BriefPartProps } from "./brief-part.ts";
import { FieldHistory } from "./field-history.tsx";
import { fieldLabels } from "./field-labels.ts";

type Strikeable = Brief["struck"][number];
const strikeable: readonly BriefField[] = ["pain", "outcome", "price"] satisfies Strikeable[];

/** The actions on a field: strike it, show its history, lock it. */
export function FieldTools({ field, ...part }: BriefPartProps & { field: BriefField }) {
  const { draft, productId, onChange } = part;
  const isLocked = draft.locks.includes(field);
  const name = fieldLabels[field];
  return (
    <span className="flex shrink-0 items-center">
      {strikeable.includes(field) && draft[field] !== "" && <StrikeField {...part} field={field as Strikeable} />}
      {productId && <FieldHistory {...part} productId={productId} field={field} />}
      <Tooltip label={isLocked ? m.brief_locked() : m.brief_lock_help()}>
        <IconButton
          label={m.brief_lock({ name })}
          pressed={isLocked}
          icon={isLocked ? <Lock {...icon} /> : <LockOpen {...icon} />}
          onClick={() =>
            onChange({ locks: isLocked ? draft.locks.filter((it) => it !== field) : [...draft.locks, field] })
          }
        />
      </Tooltip>
    </span>
  );
}

function StrikeField({ field, draft, onChange }: BriefPartProps & { field: Strikeable }) {
  const isStruck = draft.struck.includes(field);
  const name = fieldLabels[field];
  const toggle = () => {
    onChange({ struck: isStruck ? draft.struck.filter((it) => it !== field) : [...draft.struck, field] });
    if (!isStruck) notifyStruck(() => onChange({ struck: draft.struck }));
  };
  return (
    <Tooltip label={isStruck ? m.brief_use_it_again() : m.brief_exclude_from_scripts()}>
      <IconButton
        label={m.brief_strike({ name })}
        pressed={isStruck}
        icon={<Strikethrough {...icon} />}
        onClick={toggle}
      />
    </Tooltip>
  );
}

/** Notifies that a field is struck, with an undo. */
export const notifyStruck = (undo: () => void) =>
  notify({ title: m.brief_excluded_from_scripts(), action: { label: m.app_undo(), onPress: undo } });

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

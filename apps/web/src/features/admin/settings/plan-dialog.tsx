import { sizeText } from "@vignette/domain/kernel";
import { limitKeys } from "@vignette/domain/plans";
import { creditLimit, storageLimit } from "@vignette/domain/usage";
import { notify, Switch, TextInput } from "@vignette/ui";
import { useState } from "react";
import { errorText, type Outputs, trpc } from "../../../trpc.ts";
import { EditDialog } from "../list/edit-dialog.tsx";
import { numberText } from "../list/english-formats.ts";
import { limitNames } from "../list/limit-names.ts";
import { type PlanDraft, planDraft, planEdit } from "./plan-draft.ts";

export type ListedPlan = Outputs["admin"]["plans"]["plans"][number];

/** Edits one plan. Errors are shown before it is saved, with the same messages as from the Worker. */
export function PlanDialog({ plan, onClose }: { plan: ListedPlan; onClose: () => void }) {
  const [draft, setDraft] = useState<PlanDraft>(() => planDraft(plan));
  const [error, setError] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const save = trpc.admin.savePlan.useMutation({
    onSuccess(plans) {
      utils.admin.plans.setData(undefined, plans);
      notify({ kind: "success", title: `${draft.name.trim()} saved` });
      onClose();
    },
    onError: (failure) => setError(errorText(failure)),
  });
  const set = (fields: Partial<PlanDraft>) => setDraft({ ...draft, ...fields });

  function submit() {
    const edit = planEdit(plan.id, draft);
    setError(edit.error);
    if (edit.value) save.mutate(edit.value);
  }

  return (
    <EditDialog
      title={`Edit ${plan.name}`}
      description={
        plan.priceId
          ? "This changes the price shown here. Change what is charged at the payment service, too."
          : undefined
      }
      save="Save plan"
      pending={save.isPending}
      error={error}
      onSave={submit}
      onClose={onClose}
    >
      <TextInput label="Name" value={draft.name} onChange={(name) => set({ name })} maxLength={60} />
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label="Price in dollars"
          inputMode="decimal"
          value={draft.price}
          onChange={(price) => set({ price })}
        />
        <TextInput label="Order" inputMode="numeric" value={draft.order} onChange={(order) => set({ order })} />
        {limitKeys.map((key) => (
          <TextInput
            key={key}
            label={limitNames[key]}
            inputMode="numeric"
            value={draft.limits[key]}
            onChange={(limit) => set({ limits: { ...draft.limits, [key]: limit } })}
          />
        ))}
        <TextInput
          label="Credits a month"
          inputMode="numeric"
          value={draft.credits}
          onChange={(credits) => set({ credits })}
        />
        <TextInput
          label="Storage in GB"
          inputMode="decimal"
          value={draft.storage}
          onChange={(storage) => set({ storage })}
        />
      </div>
      <p className="text-dense text-ink-3">{whatZeroMeans(plan.id)}</p>
      <Switch label="Featured" checked={draft.featured} onChange={(featured) => set({ featured })} />
      <Switch label="On sale" checked={draft.active} onChange={(active) => set({ active })} />
    </EditDialog>
  );
}

/** The plans that come with the product have a default of credits and storage. */
function whatZeroMeans(planId: string): string {
  const credits = creditLimit(planId, 0);
  if (credits === Number.POSITIVE_INFINITY) return "Enter -1 or 0 for unlimited.";
  const defaults = `${numberText(credits)} credits and ${sizeText(storageLimit(planId, 0))}`;
  return `Enter -1 for unlimited. 0 is unlimited, too, except for credits and storage, where it means the default: ${defaults}.`;
}

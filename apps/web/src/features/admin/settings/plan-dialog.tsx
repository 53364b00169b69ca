import { limitKeys } from "@vignette/domain/plans";
import { Button, Dialog, notify, Switch, TextInput } from "@vignette/ui";
import { type FormEvent, useId, useState } from "react";
import { errorText, type Outputs, trpc } from "../../../trpc.ts";
import { limitNames } from "../list/limit-names.ts";
import { type PlanDraft, planDraft, planEdit } from "./plan-draft.ts";

export type ListedPlan = Outputs["admin"]["plans"]["plans"][number];

/** Edits one plan. Errors are shown before it is saved, with the same messages as from the Worker. */
export function PlanDialog({ plan, onClose }: { plan: ListedPlan; onClose: () => void }) {
  const [draft, setDraft] = useState<PlanDraft>(() => planDraft(plan));
  const [error, setError] = useState<string | null>(null);
  const form = useId();
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

  function submit(event: FormEvent) {
    event.preventDefault();
    const edit = planEdit(plan.id, draft);
    setError(edit.error);
    if (edit.value) save.mutate(edit.value);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit ${plan.name}`}
      description={plan.priceId ? "The payment service charges its own price: change it there too." : undefined}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" pending={save.isPending} pendingLabel="Saving…">
            Save plan
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
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
        </div>
        <p className="text-dense text-ink-3">-1 is unlimited; 0 sets no limit.</p>
        <Switch label="Featured" checked={draft.featured} onChange={(featured) => set({ featured })} />
        <Switch label="On sale" checked={draft.active} onChange={(active) => set({ active })} />
        {error && (
          <p role="alert" className="text-base text-failed">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}

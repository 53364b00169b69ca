import type { Product } from "@vignette/domain/research";
import { Button, buttonStyle, Callout, Panel } from "@vignette/ui";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { BrandFields } from "./brand-fields.tsx";
import { type BriefErrors, checkBrief, differs, draftOf, emptyDraft } from "./brief-draft.ts";
import { BriefFields } from "./brief-fields.tsx";
import { EvidenceFields } from "./evidence-fields.tsx";
import { ReadPage } from "./read-page.tsx";
import { useDraft } from "./use-draft.ts";
import { useSaveProduct } from "./use-save-product.ts";

export type ProductFormProps = {
  projectId: string;
  /** null: a new one. */
  product: Product | null;
  /** A page that was pasted before there was a form. */
  pastedUrl: string;
  onSaved: (product: Product) => void;
};

/** The brief by hand. What is typed is kept in this browser until it is saved. */
export function ProductForm({ projectId, product, pastedUrl, onSaved }: ProductFormProps) {
  const stored = product ? draftOf(product.brief) : emptyDraft(pastedUrl);
  const { draft, change, forget } = useDraft(projectId, product?.id ?? null, stored);
  const [errors, setErrors] = useState<BriefErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { save, saving, failure } = useSaveProduct(projectId);
  const changed = differs(draft, product?.brief ?? null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    const checked = checkBrief(draft);
    setErrors(checked.errors ?? {});
    if (checked.errors) return focusFirstError(form.current);
    const saved = await save(product?.id ?? null, checked.brief);
    if (!saved) return;
    forget(draftOf(saved.brief));
    onSaved(saved);
  }

  const part = { draft, errors: liveErrors(errors, draft), onChange: change };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]"
    >
      <ReadPage draft={draft} error={part.errors.url} onChange={change} />
      <Panel title="Brief">
        <BriefFields {...part} />
      </Panel>
      <div className="flex flex-col gap-5">
        <Panel title="Evidence">
          <EvidenceFields {...part} />
        </Panel>
        <Panel title="Brand">
          <BrandFields {...part} />
        </Panel>
      </div>
      <div className="sticky bottom-(--bottom-bar,0px) z-10 flex flex-col gap-3 border-t border-line bg-canvas py-3 lg:col-span-2">
        {failure && (
          <Callout tone="failed" alert title={failure}>
            Nothing was lost: what you typed is still here.
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {changed || !product ? (
            <Button type="submit" variant="primary" pending={saving} pendingLabel="Saving…">
              {product ? "Save changes" : "Save product"}
            </Button>
          ) : (
            <Link to={paths.hookLibrary} className={buttonStyle({ variant: "primary" })}>
              Pick a hook
            </Link>
          )}
          {changed && product && (
            <Button variant="quiet" onClick={() => forget(draftOf(product.brief))}>
              Discard changes
            </Button>
          )}
          <span className="text-dense text-ink-3">{statusOf(changed, product !== null, errors)}</span>
        </div>
      </div>
    </form>
  );
}

function statusOf(changed: boolean, saved: boolean, errors: BriefErrors): string {
  const wrong = Object.keys(errors).length;
  if (wrong > 0) return wrong === 1 ? "One field needs a look." : `${wrong} fields need a look.`;
  if (changed) return "Not saved yet. Kept in this browser.";
  return saved ? "Saved." : "Three fields are enough to start.";
}

/** After the first refusal, an error goes as soon as its field is right; a new one waits for the next save. */
function liveErrors(shown: BriefErrors, draft: Parameters<typeof checkBrief>[0]): BriefErrors {
  if (Object.keys(shown).length === 0) return shown;
  const now = checkBrief(draft).errors ?? {};
  return Object.fromEntries(
    Object.keys(shown).flatMap((path) => {
      const message = now[path];
      return message === undefined ? [] : [[path, message]];
    }),
  );
}

function focusFirstError(form: HTMLFormElement | null): void {
  // The messages appear with the next paint.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input")?.focus());
}

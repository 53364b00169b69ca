import {
  type BriefField,
  briefParts,
  type ChangeReason,
  factsProposal,
  missingParts,
  type Product,
  wordFields,
} from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { notify, Panel } from "@vignette/ui";
import { type FormEvent, useRef, useState } from "react";
import { BrandFields } from "./fields/brand-fields.tsx";
import { type BriefDraft, type BriefErrors, briefDraftOf, differs, emptyDraft, pageUrl } from "./fields/brief-draft.ts";
import { BriefFields } from "./fields/brief-fields.tsx";
import { ClaimsField } from "./fields/claims-field.tsx";
import { FieldTools } from "./fields/field-tools.tsx";
import type { CheckBrief } from "./fields/use-check-brief.ts";
import { useCheckBrief } from "./fields/use-check-brief.ts";
import { PagePictures } from "./pictures/page-pictures.tsx";
import { ProductPhotos } from "./pictures/product-photos.tsx";
import { cacheFoundPictures, useFoundPictures } from "./pictures/use-found-pictures.ts";
import { useTakeProductPhotos } from "./pictures/use-product-photos.ts";
import { ChangesPanel } from "./reading/changes-panel.tsx";
import { ReadingPanel } from "./reading/reading-panel.tsx";
import { useProposals } from "./reading/use-proposals.ts";
import { useReadAtOnce } from "./reading/use-read-at-once.ts";
import { useReading } from "./reading/use-reading.ts";
import { SaveBar } from "./save-bar.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { useDraft } from "./use-draft.ts";
import { useSaveProduct } from "./use-save-product.ts";

export type ProductFormProps = {
  projectId: string;
  /** null for a new product. */
  product: Product | null;
  /** The address pasted on the empty page. */
  pastedUrl: string;
  /** Saving leads on to the first pieces. */
  leadsToPieces: boolean;
  onSaved: (product: Product) => void;
};

/** The brief of a product, read from a page or written by hand. Unsaved changes are stored in this browser. */
export function ProductForm({ projectId, product, pastedUrl, leadsToPieces, onSaved }: ProductFormProps) {
  const stored = product ? briefDraftOf(product.brief) : emptyDraft(pastedUrl);
  const { draft, change, forget, latest } = useDraft(projectId, product?.id ?? null, stored);
  const [errors, setErrors] = useState<BriefErrors>({});
  const { check, loadCheck, begun } = useCheckBrief();
  const [reason, setReason] = useState<ChangeReason>("edit");
  const form = useRef<HTMLFormElement>(null);
  const { save, saving, failure } = useSaveProduct(projectId);
  const proposals = useProposals({ isSaved: product !== null, draft, latest, change });
  const why = useRef<"read" | "rewrite">("read");
  const requestedUrl = useRef("");
  const found = useFoundPictures(pageUrl(draft.url));
  const takePhotos = useTakeProductPhotos(projectId);
  const { reading, read, readPasted, writeAgain, cancel } = useReading({
    onFacts: (facts) => {
      cacheFoundPictures(requestedUrl.current, facts);
      if (facts.isCut) notify({ title: m.brief_page_very_long(), detail: m.brief_page_first_part_read() });
      if (why.current === "read") proposals.take(factsProposal(facts, latest()), requestedUrl.current);
    },
    onWritten: (proposal) => proposals.take(proposal, requestedUrl.current),
    onEnd: proposals.end,
  });

  function begin(next: typeof why.current, pasted: string | null = null) {
    const url = pageUrl(latest().url);
    if (url === null) return;
    why.current = next;
    requestedUrl.current = url;
    proposals.keepAll();
    const parts = () => (next === "rewrite" ? briefParts : missingParts(latest()));
    void (pasted === null ? read(url, parts) : readPasted(url, pasted, parts));
  }
  const isTyped = pastedUrl !== "" && product === null && draft.read?.url !== pageUrl(pastedUrl);
  useReadAtOnce(
    isTyped
      ? () => {
          change({ url: pastedUrl });
          begin("read");
        }
      : null,
  );
  function accept(fields: BriefField[]) {
    setReason(why.current);
    proposals.accept(fields);
  }
  function discard(next: BriefDraft) {
    setReason("edit");
    forget(next);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    const checked = (await loadCheck())?.(latest());
    if (!checked) return;
    setErrors(checked.errors ?? {});
    if (checked.errors) return focusFirstError(form.current);
    const saved = await save(product?.id ?? null, checked.brief, reason);
    if (!saved) return;
    // Read again, a page gives no photo by itself: it may be one that the user removed.
    if (found && product?.brief.url !== saved.brief.url) takePhotos(found);
    discard(briefDraftOf(saved.brief));
    onSaved(saved);
  }
  function restore(part: Partial<BriefDraft>) {
    setReason("restore");
    change(part);
  }

  const productId = product?.id ?? null;
  const isBlank = product === null && draft.name === "" && draft.description === "";
  const isReviewing = proposals.changes.length > 0 && reading.state !== "under-way";
  const part = { draft, errors: liveErrors(errors, draft, check), productId, onChange: change, onRestore: restore };
  // While a brief is written by hand, nothing appears above what is typed.
  const isRead = product !== null || (draft.read !== undefined && draft.name !== "");
  const pictures = found && <PagePictures projectId={projectId} found={found} isSaved={product !== null} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={begun}
      className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]"
    >
      {isRead && (
        <div className={product ? "min-w-0" : "min-w-0 lg:col-span-2"}>
          <SummaryCard draft={draft} />
        </div>
      )}
      {!product && pictures}
      <ReadingPanel
        url={draft.url}
        error={part.errors.url}
        isAgain={product !== null}
        isFirst={isBlank}
        reading={reading}
        onUrl={(url) => change({ url })}
        onRead={() => begin("read")}
        onPasted={(text) => begin("read", text)}
        onRewrite={() => begin("rewrite")}
        onWriteAgain={writeAgain}
        onCancel={cancel}
        onByHand={() => form.current?.querySelector<HTMLElement>("[name=name]")?.focus()}
      />
      {product && (
        <div className="min-w-0 lg:col-span-2">
          <ProductPhotos product={product} />
        </div>
      )}
      {isReviewing && (
        <ChangesPanel
          changes={proposals.changes}
          isTheirs={(field) => field === "brand" || wordFields.some((it) => it === field && !draft.origins[it])}
          onAccept={accept}
          onKeepAll={proposals.keepAll}
        />
      )}
      <Panel title={m.brief_brief()}>
        <BriefFields {...part} />
      </Panel>
      <div className="flex flex-col gap-5">
        <Panel>
          <ClaimsField
            {...part}
            field="proof"
            title={m.brief_evidence()}
            hint={m.brief_evidence_hint()}
            addLabel={m.brief_add_fact()}
            placeholder={m.brief_evidence_example()}
          />
        </Panel>
        <Panel title={m.brief_brand()} action={<FieldTools {...part} field="brand" />}>
          <BrandFields {...part} />
        </Panel>
      </div>
      {product && pictures}
      <SaveBar
        {...{ product, saving, failure, leadsToPieces }}
        isChanged={differs(draft, product?.brief ?? null)}
        wrong={Object.keys(part.errors).length}
        isSecond={isBlank || isReviewing}
        onDiscard={() => product && discard(briefDraftOf(product.brief))}
      />
    </form>
  );
}

/** After a failed save, an error disappears once its field is valid. New errors appear with the next save. */
function liveErrors(shown: BriefErrors, draft: BriefDraft, check: CheckBrief | null): BriefErrors {
  if (Object.keys(shown).length === 0 || check === null) return shown;
  const now = check(draft).errors ?? {};
  return Object.fromEntries(
    Object.keys(shown).flatMap((path) => {
      const message = now[path];
      return message === undefined ? [] : [[path, message]];
    }),
  );
}

function focusFirstError(form: HTMLFormElement | null): void {
  // The messages appear with the next paint.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}

import type { Product } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, Callout, EmptyState, PageHeader, Select } from "@vignette/ui";
import { Plus } from "@vignette/ui/icons";
import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { firstPiecesPath } from "../../paths.ts";
import { useCurrentProduct } from "../../shared/use-current-product.ts";
import { ProductForm } from "./product-form.tsx";
import { RemoveProduct, useRestoreProduct } from "./remove-product.tsx";

/** The page Your Product: the brief that all content is generated from. */
export function ResearchPage({ projectId }: { projectId: string }) {
  const { products, product, choose } = useCurrentProduct(projectId);
  const [search, setSearch] = useSearchParams();
  const pastedUrl = search.get("url") ?? "";
  const [adding, setAdding] = useState(pastedUrl !== "");
  const [removed, setRemoved] = useState<Product | null>(null);
  const navigate = useNavigate();
  const shown = adding ? null : product;
  const isGone = removed !== null && !products.some(({ id }) => id === removed.id);

  function show(id: string) {
    setAdding(false);
    setSearch({}, { replace: true });
    choose(id);
  }
  /** People who came with an address from the landing page go on to the first pieces. */
  const leadsToPieces = pastedUrl !== "" && products.length === 0;
  function goOn({ id }: Product) {
    if (!leadsToPieces) return show(id);
    choose(id);
    void navigate(firstPiecesPath);
  }
  function add() {
    setRemoved(null);
    setSearch({}, { replace: true });
    setAdding(true);
  }

  const notice = isGone && <Removed product={removed} />;
  if (!shown && !adding) return <FirstProduct onStart={add}>{notice}</FirstProduct>;
  return (
    <>
      <PageHeader
        title={m.app_your_product()}
        secondary={
          <>
            {shown && (
              <RemoveProduct
                product={shown}
                onRemoved={() => {
                  setRemoved(shown);
                  choose(null);
                }}
              />
            )}
            {shown && (
              <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={add}>
                {m.brief_add_product()}
              </Button>
            )}
            {!shown && products.length > 0 && (
              <Button onClick={() => setAdding(false)}>{m.brief_back_to_products()}</Button>
            )}
          </>
        }
      >
        {m.brief_page_help()}
      </PageHeader>
      {notice}
      {shown && products.length > 1 && (
        <div className="mb-5 max-w-100">
          <Select
            label={m.brief_product()}
            labelHidden
            hint={m.brief_product_help()}
            options={products.map((it) => ({ value: it.id, label: it.brief.name }))}
            value={shown.id}
            onChange={show}
          />
        </div>
      )}
      <ProductForm
        key={shown?.id ?? "new"}
        projectId={projectId}
        product={shown}
        pastedUrl={pastedUrl}
        leadsToPieces={leadsToPieces}
        onSaved={goOn}
      />
    </>
  );
}

/** Offers to restore the deleted product, also after the toast is gone. */
function Removed({ product }: { product: Product }) {
  const restore = useRestoreProduct(product);
  return (
    <div className="mb-5">
      <Callout
        title={m.brief_was_deleted({ name: product.brief.name })}
        action={<Button onClick={restore}>{m.brief_bring_it_back()}</Button>}
      >
        {m.brief_undo_delete_help()}
      </Callout>
    </div>
  );
}

function FirstProduct({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  return (
    <>
      <PageHeader title={m.app_your_product()} />
      {children}
      <EmptyState
        title={m.brief_paste_page()}
        action={
          <Button variant="primary" onClick={onStart}>
            {m.brief_describe_your_product()}
          </Button>
        }
      >
        {m.brief_describe_help()}
      </EmptyState>
    </>
  );
}

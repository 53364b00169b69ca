import type { Product } from "@vignette/domain/research";
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
  /** Whoever came with an address from the landing page goes on to the first pieces. */
  function goOn({ id }: Product) {
    if (pastedUrl === "" || products.length > 0) return show(id);
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
        title="Your Product"
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
                Add product
              </Button>
            )}
            {!shown && products.length > 0 && <Button onClick={() => setAdding(false)}>Back to your products</Button>}
          </>
        }
      >
        Everything we write comes from this brief.
      </PageHeader>
      {notice}
      {shown && products.length > 1 && (
        <div className="mb-5 max-w-100">
          <Select
            label="Product"
            labelHidden
            hint="Hooks and new content are made for this one."
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
      <Callout title={`“${product.brief.name}” was deleted.`} action={<Button onClick={restore}>Bring it back</Button>}>
        You can undo this for 10 minutes. Content made from it stays.
      </Callout>
    </div>
  );
}

function FirstProduct({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  return (
    <>
      <PageHeader title="Your Product" />
      {children}
      <EmptyState
        title="Paste your product page. We fill in the brief; you review it."
        action={
          <Button variant="primary" onClick={onStart}>
            Describe your product
          </Button>
        }
      >
        Or write it yourself: what it is, who it's for, what you can back up.
      </EmptyState>
    </>
  );
}

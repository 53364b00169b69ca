import { Button, EmptyState, PageHeader, Select } from "@vignette/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useCurrentProduct } from "../../shell/use-current-product.ts";
import { ProductForm } from "./product-form.tsx";
import { RemoveProduct } from "./remove-product.tsx";

/** Your Product: the one brief that every word is made from. */
export function ResearchPage({ projectId }: { projectId: string }) {
  const { products, product, choose } = useCurrentProduct(projectId);
  const [search, setSearch] = useSearchParams();
  const pastedUrl = search.get("url") ?? "";
  const [adding, setAdding] = useState(pastedUrl !== "");
  const shown = adding ? null : product;

  function show(id: string) {
    setAdding(false);
    setSearch({}, { replace: true });
    choose(id);
  }

  if (!shown && !adding) return <FirstProduct onStart={() => setAdding(true)} />;
  return (
    <>
      <PageHeader
        title="Your Product"
        secondary={
          <>
            {shown && <RemoveProduct product={shown} onRemoved={() => choose(null)} />}
            {shown && (
              <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setAdding(true)}>
                Add product
              </Button>
            )}
            {!shown && products.length > 0 && <Button onClick={() => setAdding(false)}>Back to your products</Button>}
          </>
        }
      >
        One true brief. Every hook and every frame is written from it.
      </PageHeader>
      {shown && products.length > 1 && (
        <div className="mb-5 max-w-100">
          <Select
            label="Product"
            labelHidden
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
        onSaved={(saved) => show(saved.id)}
      />
    </>
  );
}

function FirstProduct({ onStart }: { onStart: () => void }) {
  return (
    <>
      <PageHeader title="Your Product" />
      <EmptyState
        title="Paste your product page. We read it, you correct it."
        action={
          <Button variant="primary" onClick={onStart}>
            Describe your product
          </Button>
        }
      >
        Or write it yourself: what it is, who it is for, what you can prove. Nothing is made up.
      </EmptyState>
    </>
  );
}

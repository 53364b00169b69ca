import type { Product } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { buttonStyle, EmptyState, Select } from "@vignette/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";

/** Leads to a project's first product, without which nothing can be made. `children`: what it is needed for. */
export const FirstProduct = ({ children }: { children: ReactNode }) => (
  <EmptyState
    title={m.create_start_with_one_product()}
    action={
      <Link to={paths.research} className={buttonStyle({ variant: "primary" })}>
        {m.create_describe_your_product()}
      </Link>
    }
  >
    {children}
  </EmptyState>
);

type ProductSelectProps = { products: readonly Product[]; product: Product; onChange: (id: string) => void };

/** The product that things are made for. */
export const ProductSelect = ({ products, product, onChange }: ProductSelectProps) => (
  <Select
    label={m.create_product()}
    options={products.map((it) => ({ value: it.id, label: it.brief.name }))}
    value={product.id}
    onChange={onChange}
  />
);

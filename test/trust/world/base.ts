import type { Product } from "../product.ts";
import type { documentsAt } from "./documents.ts";
import type { Person } from "./person.ts";

/** What everything in a world is made with. */
export type Base = {
  app: Product;
  person: Person;
  mark: string;
  projectId: string;
  productId: string;
  documents: ReturnType<typeof documentsAt>;
};

import * as z from "zod/mini";
import { Product } from "./product.ts";
import { wholeBrief } from "./whole-brief.ts";

/** A product as it is stored. Those of the first version, whose briefs knew fewer fields, are read as well. */
export const StoredProduct = z.pipe(
  z.transform((value: unknown) => {
    const known = Stored.safeParse(value);
    return known.success ? { purgeAt: null, ...known.data, brief: wholeBrief(known.data.brief) } : value;
  }),
  Product,
);

const Stored = z.looseObject({ brief: z.looseObject({}) });

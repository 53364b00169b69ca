import * as z from "zod/mini";
import { emptyBrief } from "../brief/brief.ts";
import { newClaim } from "../brief/proven.ts";
import { Product } from "./product.ts";

/** A product as it is stored. Those of the first version, whose briefs knew fewer fields, are read as well. */
export const StoredProduct = z.pipe(
  z.transform((value: unknown) => {
    const known = Stored.safeParse(value);
    return known.success ? { purgeAt: null, ...known.data, brief: wholeBrief(known.data.brief) } : value;
  }),
  Product,
);

const Stored = z.looseObject({ brief: z.looseObject({}) });
const FirstClaims = z.catch(z.array(z.looseObject({ claim: z.string() })), []);

/** A brief or a draft of any version with every field that it has now. Values are not checked. */
export function wholeBrief<T extends object>(brief: T) {
  const known = Object.fromEntries(Object.entries(brief).filter(([, value]) => value !== undefined));
  const proof = FirstClaims.parse(known.proof).map((it) => ({ ...newClaim(it.claim), ...it }));
  return { ...emptyBrief, ...known, proof };
}

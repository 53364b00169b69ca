import type { Origin } from "@vignette/domain/research";
import { quoteAddress } from "./quote-address.ts";

export type QuotationProps = Origin & {
  /** What the quotation proves; a quotation that only repeats it is not shown. */
  words: string;
  /** The address of the brief's page; "" without one. */
  page: string;
};

/** Where a text comes from: the page's own words, with a link to their place. */
export function Quotation({ source, snippet, words, page }: QuotationProps) {
  const address = quoteAddress(page, { source, snippet });
  return (
    <p className="min-w-0 text-dense text-ink-3">
      {snippet !== "" && snippet !== words && <q className="mr-1.5 line-clamp-2 text-ink-2">{snippet}</q>}
      {address === null ? (
        source
      ) : (
        <a href={address} target="_blank" rel="noreferrer" className="link">
          {source}
        </a>
      )}
    </p>
  );
}

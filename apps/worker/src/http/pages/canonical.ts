/**
 * Gives a page its canonical URL, the product's origin and the requested path without the query, and allows indexing.
 * Replaces what the page itself declares for either. Source: spec §2.
 */
export function withCanonical(page: Response, canonical: string): Response {
  const href = canonical.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return new HTMLRewriter()
    .on('link[rel="canonical"], meta[name="robots"]', { element: (element) => void element.remove() })
    .on("head", {
      element: (element) => {
        element.append(`<link rel="canonical" href="${href}"><meta name="robots" content="index, follow">`, {
          html: true,
        });
      },
    })
    .transform(page);
}

/**
 * A page that names its own address: the product's site address and the path as it was asked for, without the query;
 * and that may be indexed. What the page itself says of either is replaced. Source: spec §2.
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

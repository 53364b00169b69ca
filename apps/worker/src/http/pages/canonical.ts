/**
 * Gives a page its canonical URL, the product's origin and the requested path without the query, and allows indexing.
 * Replaces what the page itself declares for either. Its Open Graph tags and the addresses of its translations become whole
 * ones. Source: spec §2; https://ogp.me/
 */
export function withCanonical(page: Response, canonical: string): Response {
  const href = canonical.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return new HTMLRewriter()
    .on('meta[property="og:url"]', { element: (element) => void element.setAttribute("content", canonical) })
    .on('meta[property="og:image"]', {
      element: (element) => {
        const image = new URL(element.getAttribute("content") ?? "", canonical);
        element.setAttribute("content", image.href);
      },
    })
    .on('link[rel="alternate"][hreflang]', {
      element: (element) => {
        element.setAttribute("href", new URL(element.getAttribute("href") ?? "", canonical).href);
      },
    })
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

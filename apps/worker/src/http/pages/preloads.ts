import { drawnRouteOf } from "./page-routes.ts";

/**
 * The app's document with links to the files that the page at an address needs, of those that the build lists for every
 * page in `data-pages`. ADR 224
 */
export function withPreloads(page: Response, pathname: string): Response {
  const route = drawnRouteOf(pathname);
  return new HTMLRewriter()
    .on("link[data-pages]", {
      element: (element) => {
        const pages = element.getAttribute("data-pages")?.split(" ") ?? [];
        if (route !== undefined && pages.includes(route)) element.removeAttribute("data-pages");
        else element.remove();
      },
    })
    .transform(page);
}

import type { Handler } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** The landing page at "/", the app everywhere else; files of the build under their own names. */
export const pages: Handler<HttpEnv> = async (c) => {
  const url = new URL(c.req.url);
  const asset = isFile(url.pathname) ? url.pathname : pageOf(url.pathname);
  const response = await c.env.ASSETS.fetch(new URL(asset, url).href, { headers: conditions(c.req.raw.headers) });
  const answer = new Response(response.body as BodyInit | null, {
    status: response.status,
    headers: [...response.headers],
  });
  if (isFile(url.pathname) && isHtml(answer)) return c.text("There is no such file.", 404);
  return isHtml(answer) ? withCanonical(answer, `${c.env.PUBLIC_ORIGIN}${url.pathname}`) : answer;
};

/** Without ".html": the assets binding answers a page's file name with a redirect to this. */
const pageOf = (path: string) => (path === "/" ? "/" : "/app");
/** A name with a dot at the end is a file of the build, such as `/favicon.svg`. Pages have none. */
export const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path) && !path.endsWith(".html");
const isHtml = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") === true;

function conditions(headers: Headers): [string, string][] {
  const names = ["if-none-match", "if-modified-since", "accept-encoding", "range"];
  return names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/** Every page names its own address without the query, and may be indexed. Source: spec §2. */
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

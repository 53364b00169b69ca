import { UNKNOWN_ORIGIN } from "@vignette/domain/kernel";
import { type Locale, pathIn } from "@vignette/messages/locale";
import type { Context, Handler } from "hono";
import { publicOrigin } from "../../context/public-origin.ts";
import type { HttpEnv } from "../http-env.ts";
import { withCanonical } from "./canonical.ts";
import { isFile, type PageAt, pageAt } from "./page-routes.ts";
import { withPreloads } from "./preloads.ts";
import { readersLocale } from "./readers-locale.ts";

type Assets = HttpEnv["Bindings"]["ASSETS"];

/** Serves the page of a path, the not-found page with a 404, or a file of the build by its name. */
export const pages: Handler<HttpEnv> = async (c) => {
  const { pathname } = new URL(c.req.url);
  const file = isFile(pathname);
  const at = pageAt(pathname);
  const found = await answerOf(c, at, file ? pathname : null);
  // An article that does not exist has an address like those that do.
  return found.status === 404 && at.known && !at.secret ? await answerOf(c, NOT_FOUND, null) : found;
};

const NOT_FOUND: PageAt = { page: "/404", known: false, secret: false, locale: "en" };

async function answerOf(c: Context<HttpEnv>, { page, known, secret, locale: named }: PageAt, file: string | null) {
  const { pathname } = new URL(c.req.url);
  const isReaders = secret || page === "/app" || (page === "/404" && named === "en");
  const locale = isReaders ? readersLocale(c) : named;
  const inLanguage = locale === "en" ? page : `/${locale}${page}`;
  const answer = await fromBuild(c.env.ASSETS, c.req.raw, file ?? inLanguage, file !== null || known);
  if (NEEDS_ORIGIN.has(pathname) && answer.ok) return withOrigin(answer, publicOrigin(c.env));
  if (!isHtml(answer) || answer.status === 304) return answer;
  if (file !== null) return c.text("There is no such file.", 404);
  if (secret) return withoutTrace(answer, locale);
  const status = known && answer.ok ? 200 : 404;
  const shown = new Response(answer.body, { status, headers: answer.headers });
  if (isReaders) nameLanguage(shown.headers, locale);
  else shown.headers.set("content-language", locale);
  const needed = page === "/app" ? withPreloads(shown, pathname) : shown;
  return withCanonical(needed, publicOrigin(c.env) + (named === "en" ? pathname : pathIn(named, page)));
}

/** A page in one language is kept for those who read it. */
function nameLanguage(headers: Headers, locale: Locale): void {
  headers.set("content-language", locale);
  headers.append("vary", "accept-language");
  headers.append("vary", "cookie");
}

/** Files of the build with whole addresses. */
const NEEDS_ORIGIN: ReadonlySet<string> = new Set(["/feed.xml", "/sitemap.xml", "/robots.txt"]);

/** The file with the product's origin where the build could not know it. */
async function withOrigin(file: Response, origin: string): Promise<Response> {
  const text = (await file.text()).replaceAll(UNKNOWN_ORIGIN, origin);
  const headers = ["content-type", "etag"].map((name) => [name, file.headers.get(name) ?? ""] as [string, string]);
  return new Response(text, { headers });
}

/** Headers of a page whose URL grants access: not indexed, not cached, and never sent as a referrer. */
function withoutTrace(page: Response, locale: Locale): Response {
  const headers = new Headers(page.headers);
  nameLanguage(headers, locale);
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("cache-control", "no-store");
  headers.set("referrer-policy", "no-referrer");
  return new Response(page.body, { status: page.ok ? 200 : 404, headers });
}

const isHtml = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") === true;

/** Requests pages without ".html": the assets binding redirects requests for a page's file name. */
async function fromBuild(assets: Assets, request: Request, path: string, mayBeKept: boolean): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = path;
  url.search = "";
  const response = await assets.fetch(url.href, { headers: mayBeKept ? conditions(request.headers) : [] });
  return new Response(response.body as BodyInit | null, { status: response.status, headers: [...response.headers] });
}

/**
 * Conditional headers of the request. Not used for the not-found page: when its path becomes one of ours, the answer
 * must not be "not modified".
 */
function conditions(headers: Headers): [string, string][] {
  const names = ["if-none-match", "if-modified-since", "accept-encoding", "range"];
  return names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

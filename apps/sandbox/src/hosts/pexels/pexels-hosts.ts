import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Host, HostDeps } from "../../host.ts";
import { platformSettings } from "../../platform-settings.ts";
import { placeholderMark } from "../placeholder-mark.ts";
import { PexelsError } from "./pexels-error.ts";
import { photoAnswer } from "./photo-answer.ts";
import { photoFile } from "./photo-file.ts";
import { orientations, photoTable } from "./photo-table.ts";

/** Source: docs/platforms/pexels.md#limits. */
const MONTHLY = 20_000;
const MONTH_S = 30 * 24 * 3600;
/** Photos that any search finds. */
const FOUND = 53;

const LOCALES =
  /^(en-US|pt-BR|es-ES|ca-ES|de-DE|it-IT|fr-FR|sv-SE|id-ID|pl-PL|ja-JP|zh-TW|zh-CN|ko-KR|th-TH|nl-NL|hu-HU|vi-VN|cs-CZ|da-DK|fi-FI|uk-UA|el-GR|ro-RO|nb-NO|sk-SK|tr-TR|ru-RU)$/;
const count = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));
const Search = z.object({
  query: z.string().check(z.trim(), z.minLength(1)),
  orientation: z.optional(z.enum(orientations)),
  size: z.optional(z.enum(["large", "medium", "small"])),
  locale: z.optional(z.string().check(z.regex(LOCALES))),
  page: z._default(count(1000), 1),
  per_page: z._default(count(80), 15),
});

/**
 * api.pexels.com and images.pexels.com: photos painted from the words of a search, whoever is said to have taken them.
 * Source: docs/platforms/pexels.md.
 */
export function pexelsHosts({ db, now }: Pick<HostDeps, "db" | "now">): Host[] {
  const photos = photoTable(db);
  const settings = platformSettings(db);
  const spend = budget(now);

  const api = new Hono();
  api.use(placeholderMark);
  api.onError(answerError);
  api.use(async (c, next) => {
    requireKey(c.req.header("authorization") ?? "");
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(spend())) c.header(name, value);
  });
  // The addresses of other pages have a slash at the end, that of the documentation has none.
  api.on("GET", ["/v1/search", "/v1/search/"], (c) => {
    const search = Search.safeParse(c.req.query());
    if (!search.success)
      throw new PexelsError(400, search.error.issues.map((it) => `${it.path}: ${it.message}`).join());
    const { query, orientation, page, per_page } = search.data;
    // Letters that are no word are found nowhere, and so is what has no letters.
    const total = /[aeiouyäöü\p{Lo}]/iu.test(query) ? FOUND : 0;
    const first = (page - 1) * per_page;
    const places = Array.from({ length: Math.max(0, Math.min(per_page, total - first)) }, (_, index) => first + index);
    const shapeOf = (at: number) => orientation ?? orientations[at % orientations.length] ?? "portrait";
    const pageUrl = (to: number) => {
      const next = new URLSearchParams({ ...c.req.query(), page: String(to), per_page: String(per_page) });
      return `https://api.pexels.com/v1/search/?${next}`;
    };
    return c.json({
      page,
      per_page,
      photos: places.map((at) => photoAnswer(photos.at(query, shapeOf(at), at))),
      total_results: total,
      ...(page > 1 && { prev_page: pageUrl(page - 1) }),
      ...(first + per_page < total && { next_page: pageUrl(page + 1) }),
    });
  });
  api.get("/v1/photos/:id", (c) => {
    const seed = photos.get(Number(c.req.param("id")));
    if (!seed) throw new PexelsError(404, "Not Found");
    return c.json(photoAnswer(seed));
  });
  api.notFound((c) => c.json({ error: "Not Found" }, 404));

  const images = new Hono();
  images.onError(answerError);
  images.use(placeholderMark);
  images.get("/photos/:id/:file", async (c) => {
    const seed = photos.get(Number(c.req.param("id")));
    if (!seed || c.req.param("file") !== `pexels-photo-${seed.id}.jpeg`) throw new PexelsError(404, "Not Found");
    const query = new URL(c.req.url).searchParams;
    const file = await photoFile(seed, query, settings.get().pictureDetail);
    return c.body(file, 200, { "content-type": "image/jpeg", "cache-control": "public, max-age=31536000" });
  });
  return [
    { names: ["api.pexels.com"], app: api },
    { names: ["images.pexels.com"], app: images },
  ];
}

function answerError(error: Error, c: Context): Response {
  if (!(error instanceof PexelsError)) throw error;
  return c.json({ error: error.message }, error.status);
}

/** A key that begins with the name of a refusal causes it. */
function requireKey(key: string): void {
  if (key === "" || key.startsWith("invalid") || key.startsWith("Bearer")) throw new PexelsError(401, "Unauthorized");
  if (key.startsWith("exhausted")) throw new PexelsError(429, "Too Many Requests");
}

/** The headers of successful answers, which count down. */
function budget(now: () => number): () => Record<string, string> {
  let left = MONTHLY;
  const reset = String(Math.floor(now() / 1000) + MONTH_S);
  return () => {
    left = Math.max(0, left - 1);
    return { "x-ratelimit-limit": String(MONTHLY), "x-ratelimit-remaining": String(left), "x-ratelimit-reset": reset };
  };
}

import type { SearchStockInput } from "@vignette/domain/assets";
import { Refusal, seconds } from "@vignette/domain/kernel";
import { pictureWays } from "@vignette/domain/media";
import type * as z from "zod/mini";
import { logLine } from "../log/log-line.ts";
import { firstBytes } from "../pages/fetching/first-bytes.ts";
import { type PublicPicture, pictureIn } from "../pages/fetching/picture-in.ts";
import { altOf, creditOf, PEXELS, PexelsPage, PexelsPhoto, stockPhoto } from "./pexels-answers.ts";
import type { StockPhotos } from "./stock-photos.ts";
import { stockGone, stockMisconfigured, stockTooLarge, stockUnavailable, stockUsedUp } from "./stock-refusals.ts";

const API = "https://api.pexels.com/v1";
/** The only host that photos are downloaded from. Source: docs/platforms/pexels.md#photos. */
const IMAGE_HOST = "images.pexels.com";
/** Photos of a page: four rows of six. Our own choice; the API gives up to 80. */
const PER_PAGE = 24;
/** Longest side of a photo that is taken, in pixels: the larger side of a page, with room to crop. Our own choice. */
const LONGEST_PX = 2400;
/** Timeouts in ms for an answer and for a file. Our own choice: a user waits for both. */
const PATIENCE = seconds(10);
const FILE_PATIENCE = seconds(20);
/** How long answers are kept, as Pexels recommends. Source: docs/platforms/pexels.md#limits. */
const KEPT = "public, max-age=86400";

const ORIENTATIONS = { upright: "portrait", square: "square", wide: "landscape" } as const satisfies Record<
  SearchStockInput["shape"],
  string
>;

/** Languages that searches understand. Source: docs/platforms/pexels.md#search. */
const LOCALES =
  "en-US pt-BR es-ES ca-ES de-DE it-IT fr-FR sv-SE id-ID pl-PL ja-JP zh-CN zh-TW ko-KR th-TH nl-NL hu-HU vi-VN cs-CZ da-DK fi-FI uk-UA el-GR ro-RO nb-NO sk-SK tr-TR ru-RU".split(
    " ",
  );

type Options = { apiKey: string; fetch: typeof globalThis.fetch; cache: Pick<Cache, "match" | "put"> };

/**
 * The photos of Pexels. Equal searches of a day are one request, because all users share the limit of one key. Source:
 * docs/platforms/pexels.md; ADR 85.
 */
export function pexelsPhotos({ apiKey, fetch, cache }: Options): StockPhotos {
  /** An answer of the API, from the cache if it was given within a day. */
  async function answerTo<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
    const address = API + path;
    const kept = await cache.match(address).catch(() => undefined);
    if (kept) return schema.parse(await kept.json());
    const response = await fetch(address, {
      headers: { authorization: apiKey, accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw await refusalOf(response);
    const answer = schema.parse(await response.json());
    const copy = Response.json(answer, { headers: { "cache-control": KEPT } });
    await cache.put(address, copy).catch((error: unknown) => logLine("warn", "A search was not cached.", { error }));
    return answer;
  }

  /** A file of the provider's own host; the redirects that it does not send are not followed. */
  async function download(address: string): Promise<PublicPicture> {
    if (URL.parse(address)?.host !== IMAGE_HOST) throw stockUnavailable(PEXELS.name);
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(FILE_PATIENCE) });
    if (!response.ok) throw await refusalOf(response);
    const { types, maxBytes } = pictureWays.stock;
    const { bytes, isCut } = await firstBytes(response, maxBytes);
    if (isCut) throw stockTooLarge();
    return await pictureIn(bytes, types);
  }

  return {
    provider: PEXELS,
    search: (wanted) =>
      orUnavailable(async () => {
        const { photos, next_page: next } = await answerTo(searchPath(wanted), PexelsPage);
        return { photos: photos.map(stockPhoto), next: next ? wanted.page + 1 : null };
      }),
    take: (id) =>
      orUnavailable(async () => {
        const photo = await answerTo(`/photos/${encodeURIComponent(id)}`, PexelsPhoto);
        const file = await download(scaledDown(photo)).catch((error: unknown) => {
          if (error instanceof Refusal && error.code === "stock.too-large") return download(photo.src.large2x);
          throw error;
        });
        return { ...file, alt: altOf(photo), credit: creditOf(photo) };
      }),
  };
}

function searchPath({ words, shape, language, page }: Parameters<StockPhotos["search"]>[0]): string {
  const locale =
    LOCALES.find((it) => it === language) ?? LOCALES.find((it) => it.split("-")[0] === language.slice(0, 2));
  const query = new URLSearchParams({
    query: words.toLowerCase().replaceAll(/\s+/g, " ").trim(),
    orientation: ORIENTATIONS[shape],
    ...(locale && { locale }),
    page: String(page),
    per_page: String(PER_PAGE),
  });
  return `/search?${query}`;
}

/** The address of the whole photo, never enlarged. Source: docs/platforms/pexels.md#photos. */
function scaledDown({ src, width, height }: PexelsPhoto): string {
  const side = String(Math.min(LONGEST_PX, Math.max(width, height)));
  const url = new URL(src.original);
  url.search = new URLSearchParams({ auto: "compress", cs: "tinysrgb", h: side, w: side }).toString();
  return url.href;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const { status } = response;
  await response.body?.cancel();
  logLine("warn", "Pexels refused a request.", { status });
  if (status === 401 || status === 403) return stockMisconfigured();
  if (status === 429) return stockUsedUp(PEXELS.name);
  return status === 404 ? stockGone(PEXELS.name) : stockUnavailable(PEXELS.name);
}

/** Maps silence and answers that cannot be read to a Refusal. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    logLine("warn", "Pexels did not answer, or not as documented.", { error });
    throw stockUnavailable(PEXELS.name);
  }
}

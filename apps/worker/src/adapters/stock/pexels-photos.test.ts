import { pictureWays } from "@vignette/domain/media";
import { expect, it } from "vitest";
import { pexelsPhotos } from "./pexels-photos.ts";

const ORIGINAL = "https://images.pexels.com/photos/7/pexels-photo-7.jpeg";
const photo = (original = ORIGINAL) => ({
  ...{ id: 7, width: 4000, height: 6000, url: "https://www.pexels.com/photo/7/", photographer: "Ada" },
  src: { original, large2x: `${ORIGINAL}?large2x`, medium: `${ORIGINAL}?medium` },
});

/** Pexels, with a photo whose files have this many bytes. */
function pexels(bytes: number, answer: object = photo()) {
  const asked: Request<unknown, CfProperties<unknown>>[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return request.url.startsWith("https://api.") ? Response.json(answer) : new Response(new Uint8Array(bytes));
  };
  const cache = { match: async () => undefined, put: async () => undefined };
  return { asked, photos: pexelsPhotos({ apiKey: "secret", fetch, cache }) };
}

it("a photo that is too large is asked for once more, smaller, and then refused", async () => {
  const { asked, photos } = pexels(pictureWays.stock.maxBytes + 1);
  await expect(photos.take("7")).rejects.toMatchObject({ kind: "too-large", code: "stock.too-large" });
  expect(asked.map(({ url }) => url)).toEqual([
    "https://api.pexels.com/v1/photos/7",
    `${ORIGINAL}?auto=compress&cs=tinysrgb&h=2400&w=2400`,
    `${ORIGINAL}?large2x`,
  ]);
  expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual(["secret", null, null]);
});

it("what is no picture is refused", async () => {
  await expect(pexels(64).photos.take("7")).rejects.toMatchObject({ code: "research.picture-unknown" });
});

it("a photo is downloaded from the provider's own host only", async () => {
  const { asked, photos } = pexels(64, photo("https://169.254.169.254/latest"));
  await expect(photos.take("7")).rejects.toMatchObject({ code: "stock.unavailable" });
  expect(asked).toHaveLength(1);
});

it("an answer that is not as documented is refused like silence", async () => {
  await expect(
    pexels(64, { photos: "none" }).photos.search({ words: "sea", shape: "wide", language: "en", page: 1 }),
  ).rejects.toMatchObject({ code: "stock.unavailable" });
});

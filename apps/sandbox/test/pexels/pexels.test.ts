import { afterAll, beforeAll, expect, it } from "vitest";
import { imageFacts } from "../../src/media-check/image-facts.ts";
import { quietSandbox } from "../openai/ask.ts";

let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

const get = (url: string, key = "a-key") =>
  local.sandbox.fetch(new Request(url, { headers: key === "" ? {} : { authorization: key } }));
const search = (query: string, key?: string) => get(`https://api.pexels.com/v1/search?${query}`, key);
type Page = {
  photos: { id: number; width: number; height: number; src: Record<string, string> }[];
  next_page?: string;
};

it("a search gives pages of photos, and counts the requests in its headers", async () => {
  const answer = await search("query=lamp&orientation=portrait&per_page=40");
  expect(answer.headers.get("x-ratelimit-limit")).toBe("20000");
  expect(Number(answer.headers.get("x-ratelimit-remaining"))).toBeLessThan(20_000);
  const page = (await answer.json()) as Page;
  expect(page.photos).toHaveLength(40);
  expect(page.photos.every(({ width, height }) => height > width)).toBe(true);
  const next = (await (await get(page.next_page ?? "")).json()) as Page;
  expect([next.photos.length, next.next_page]).toEqual([13, undefined]);
  expect((await (await search("query=xqzt")).json()) as Page).toMatchObject({ photos: [], total_results: 0 });
});

it.each([
  ["query=lamp", "", 401],
  ["query=lamp", "Bearer a-key", 401],
  ["query=lamp", "invalid", 401],
  ["query=lamp", "exhausted", 429],
  ["query=", "a-key", 400],
  ["query=lamp&orientation=upright", "a-key", 400],
  ["query=lamp&locale=de", "a-key", 400],
  ["query=lamp&per_page=81", "a-key", 400],
])("a search for %s with the key “%s” is refused with %i and without those headers", async (query, key, status) => {
  const answer = await search(query, key);
  expect([answer.status, answer.headers.get("x-ratelimit-limit")]).toEqual([status, null]);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});

it("a file has the shape of its photo, within the sides that its address names", async () => {
  const { photos } = (await (await search("query=lamp&orientation=landscape&per_page=1")).json()) as Page;
  const [photo] = photos;
  const sizeAt = async (url = "") => {
    const file = await get(url, "");
    const facts = imageFacts(new Uint8Array(await file.arrayBuffer()));
    return [facts?.width, facts?.height];
  };
  expect(await sizeAt(photo?.src.small)).toEqual([195, 130]);
  expect(await sizeAt(photo?.src.tiny)).toEqual([280, 200]);
  expect((await get(`https://images.pexels.com/photos/1/pexels-photo-1.jpeg`)).status).toBe(404);
  expect(await (await get(`https://api.pexels.com/v1/photos/${photo?.id}`)).json()).toEqual(photo);
});

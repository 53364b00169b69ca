import { getQueryKey } from "@trpc/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient, trpc } from "../../trpc.ts";
import { askEarly, earlyCalls, forgetEarly } from "./early-answers.ts";
import { keepFirstAnswers } from "./keep-first-answers.ts";

const products = { path: "research.list", input: { projectId: "p1" } };
const me = { path: "identity.me", input: undefined };
const refused = { path: "usage.summary", input: undefined };
const firstAssets = { path: "assets.page", input: { projectId: "p1", filter: {}, direction: "forward" } };
const flags = { path: "flags.current", input: undefined };

beforeEach(() => {
  const answers = [
    { result: { data: ["a candle"] } },
    { result: { data: "ana" } },
    { error: {} },
    { result: { data: { items: ["a photo"], next: null } } },
    { result: { data: {} } },
  ];
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(answers)),
  );
  askEarly([products, me, refused, firstAssets, flags], {});
});
afterEach(() => {
  forgetEarly();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it("hooks find the first answers while they render", async () => {
  await keepFirstAnswers();
  expect(queryClient.getQueryData(getQueryKey(trpc.research.list, { projectId: "p1" }, "query"))).toEqual(["a candle"]);
  expect(queryClient.getQueryData(getQueryKey(trpc.identity.me, undefined, "query"))).toBe("ana");
});

it("the first page of a long list is the first of those that hooks show", async () => {
  await keepFirstAnswers();
  const key = getQueryKey(trpc.assets.page, { projectId: "p1", filter: {} }, "infinite");
  expect(queryClient.getQueryData(key)).toEqual({ pages: [{ items: ["a photo"], next: null }], pageParams: [null] });
});

it("a refused call is left to the usual request, and what no hook asks for to those who do", async () => {
  await keepFirstAnswers();
  expect(queryClient.getQueryData(getQueryKey(trpc.usage.summary, undefined, "query"))).toBeUndefined();
  expect(earlyCalls()).toEqual([flags]);
});

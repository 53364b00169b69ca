import type { Hook } from "@vignette/domain/hook-library";
import { describe, expect, it } from "vitest";
import { matchingHooks } from "./matching-hooks.ts";

const hooks: Hook[] = [
  { id: "a", category: "list", template: "3 signs you are ready for [outcome]" },
  { id: "b", category: "proof", template: "We tested [product] so you don't have to" },
];
const found = (search: string, category: Hook["category"] | null = null) =>
  matchingHooks(hooks, { search, category }, { outcome: "a calm evening" }).map((hook) => hook.id);

describe("matchingHooks", () => {
  it("finds a hook by what the brief put into it", () => expect(found("calm")).toEqual(["a"]));
  it("needs every word, in any order", () => expect(found("tested WE")).toEqual(["b"]));
  it("stays inside the category", () => expect(found("", "list")).toEqual(["a"]));
  it("finds nothing where nothing says that", () => expect(found("we calm")).toEqual([]));
});

import type { Hook } from "@vignette/domain/hook-library";
import { describe, expect, it } from "vitest";
import { matchingHooks } from "./matching-hooks.ts";

const shared = { channel: "on-screen", formats: ["video-story"], tone: "plain", genuine: false } as const;
const hooks: Hook[] = [
  { id: "a", category: "list", template: "3 signs you are ready for [outcome]", ...shared },
  { id: "b", category: "social-proof", template: "We tested [product] so you don't have to", ...shared },
];
const found = (search: string, category: Hook["category"] | null = null) =>
  matchingHooks(hooks, { search, category }, { outcome: "a calm evening" }).map((hook) => hook.id);

describe("matchingHooks", () => {
  it("finds a hook by what the brief put into it", () => expect(found("calm")).toEqual(["a"]));
  it("needs every word, in any order", () => expect(found("tested WE")).toEqual(["b"]));
  it("stays inside the category", () => expect(found("", "list")).toEqual(["a"]));
  it("finds nothing where nothing says that", () => expect(found("we calm")).toEqual([]));
});

import type { ItemUse } from "@vignette/domain/assets";
import { describe, expect, it } from "vitest";
import { warningOf } from "./use-item-uses.ts";

const post = (waiting: boolean): ItemUse => ({ type: "post", id: "p", name: "Myths", waiting });
const draft: ItemUse = { type: "creation", id: "c", name: "Myths", waiting: false };
const kit: ItemUse = { type: "brand-kit", id: "p", name: "Brand kit", waiting: false };

describe("deleting an asset in use", () =>
  it.each([
    [
      "warns about a post that is scheduled",
      [post(true)],
      "Used in 1 post that has yet to go out. The copy there is kept.",
    ],
    [
      "counts posts and drafts",
      [post(true), post(true), draft],
      "Used in 2 posts that have yet to go out and 1 draft. The copies there are kept.",
    ],
    [
      "names the brand kit",
      [post(true), draft, kit],
      "Used in 1 post that has yet to go out, 1 draft and your brand kit. The copies there are kept.",
    ],
    ["does not warn about a published post", [post(false)], null],
    ["does not warn about an unused asset", [], null],
  ])("%s", (_, uses, words) => expect(warningOf(uses)).toBe(words)));

import type { PostView } from "@vignette/domain/scheduling";
import { expect, it } from "vitest";
import { platformsOf } from "./post-facts.ts";

it("a post names its platforms in one order, whichever account was added first", () => {
  const targets = ["instagram", "tiktok", "instagram"].map((platform) => ({ platform }));
  expect(platformsOf({ targets } as unknown as PostView)).toEqual(["tiktok", "instagram"]);
});

import { expect, it } from "vitest";
import manifest from "../../../../package.json" with { type: "json" };
import { APP_VERSION } from "./version.ts";

it("the app's version is that of the repository", () => {
  expect(APP_VERSION).toBe(manifest.version);
});

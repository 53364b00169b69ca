import { memeFormats } from "@vignette/composition";
import { drawings } from "@vignette/domain/studio";
import { expect, it } from "vitest";

it("what a copywriter is told of our drawings is what they have room for", () => {
  const drawn = memeFormats.map(({ name, slots }) => ({
    name,
    slots: slots.map(({ label, mostWords }) => ({ label, mostWords })),
  }));
  expect(drawings).toEqual(drawn);
});

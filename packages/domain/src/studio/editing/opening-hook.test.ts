import { describe, expect, it } from "vitest";
import { aCreation } from "../creation/a-creation.test-support.ts";
import { openingHook } from "./opening-hook.ts";

const part = (text: string, hookId: string | null) => ({ number: 1, creationId: "c", text, hookId });
const variant = (text: string) => ({ hook: part(text, "h2"), body: part("", null), ending: null });
const creation = {
  ...aCreation({ hook: "Stop scrolling" }),
  lineage: { hookId: "h1", textModel: "", imageModel: "", voiceModel: null, placeholder: false },
};

describe("the hook that an asset opens with", () =>
  it.each([
    ["is its creation's", {}, creation, { hook: "Stop scrolling", hookId: "h1" }],
    ["is a variant's own", { variant: variant("Wait") }, creation, { hook: "Wait", hookId: "h2" }],
    [
      "has no text where the variant says nothing first",
      { variant: variant("") },
      creation,
      { hook: null, hookId: "h2" },
    ],
    ["is unknown where the creation is gone", {}, null, { hook: null, hookId: null }],
  ])("%s", (_, asset, from, hook) => expect(openingHook(asset, from)).toEqual(hook)));

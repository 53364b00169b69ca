import { newBeat } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { stepName } from "./step-name.ts";

const beats = [newBeat("one"), newBeat("two")];

describe("a step of the history is named", () => {
  it.each([
    ["rewrite two", "rewrite of scene 2"],
    ["rewrite all", "rewriting everything"],
    ["beats.one.title", "the title of scene 1"],
    ["beats.two.holdMs", "holding scene 2"],
    ["transcript two", "captions of scene 2"],
    ["let clips speak", "letting clips speak"],
    ["template", "another look"],
    ["hold two", "holding scene 2"],
    ["move one", "moving scene 1"],
    ["move slide", "moving a slide"],
    ["fix safe-zone", "a fix"],
    ["beats.gone.title", "the title of a scene"],
    ["caption text two 3", "the wording of a caption of scene 2"],
    ["music", "other music"],
    ["canvas words-0", "a change on the canvas"],
    ["style words-0", "the look of a text"],
    ["into-one-0 two", "moving a clip into scene 2"],
    ["times 4f", "when a layer is shown"],
    ["something new", "a change"],
  ])("%s is %s", (field, name) => {
    expect(stepName(field, { beats })).toBe(name);
  });
});

import { expect, it } from "vitest";
import { voiceText } from "./voices.ts";

it.each([
  ["words of our lists", "female, Irish, warm", "female, Irish, warm"],
  ["labels of a provider in another case", "Female, american, husky", "female, American, husky"],
  ["a provider that says nothing", "", ""],
])("a voice is described with %s", (_, about, text) => expect(voiceText({ about })).toBe(text));

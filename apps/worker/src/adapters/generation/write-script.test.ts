import { Refusal } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import type { WritingTask } from "./generation.ts";
import type { ModelRequest } from "./model-ports.ts";
import { writeScript } from "./write-script.ts";

const unfit = new Refusal("conflict", "automation.unfit-hooks", "No line suits.");

it.each([
  ["the Refusal of its reader", unfit, { code: unfit.code }],
  ["that it cannot be used", new Error("Too long."), { code: "generation.unusable" }],
])("an answer that fails twice ends with %s", async (_, wrong, expected) => {
  const asked: unknown[] = [];
  const model = async ({ facts }: ModelRequest) => {
    asked.push(facts);
    return { value: {}, fault: null, placeholder: false, tokens: { input: 1, output: 1 } };
  };
  const task: WritingTask<never> = {
    ...{ verb: "hooks", name: "hooks", schema: {}, facts: { count: 1 } },
    parse() {
      throw wrong;
    },
  };
  await expect(writeScript(model, task)).rejects.toMatchObject(expected);
  expect(asked).toEqual([{ count: 1 }, { count: 1, repair: wrong.message }]);
});

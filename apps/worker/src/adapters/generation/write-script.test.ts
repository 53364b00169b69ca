import { Refusal } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import type { UnmeteredModels, WritingTask } from "./generation.ts";
import { meteredModels } from "./metered-models.ts";
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

it("a call that fails after an answer of no use is charged, whatever it fails with", async () => {
  const busy = new Refusal("limit", "generation.busy", "Busy.");
  const ended: string[] = [];
  const booked = { settle: async () => void ended.push("settled"), release: async () => void ended.push("released") };
  const failing = (answers: number) => {
    let left = answers;
    const model = async () => {
      if (left-- === 0) throw busy;
      return { value: {}, fault: "It is cut off.", placeholder: false, tokens: { input: 1, output: 1 } };
    };
    const task: WritingTask<never> = {
      verb: "hooks",
      name: "hooks",
      schema: {},
      facts: {},
      parse: () => undefined as never,
    };
    const models = { writeScript: () => writeScript(model, task) } as unknown as UnmeteredModels;
    return meteredModels(models, { book: async () => booked }).writeScript(task);
  };
  await expect(failing(0)).rejects.toBe(busy);
  await expect(failing(1)).rejects.toBe(busy);
  expect(ended).toEqual(["released", "settled"]);
});

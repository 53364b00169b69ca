import { describe, expect, it } from "vitest";
import { aProduct } from "../a-product.test-support.ts";
import { planOf, scriptFacts } from "../facts.ts";
import { scriptInstructions } from "../instructions.ts";
import { beatFaults } from "./beat-faults.ts";
import { repairedBeat } from "./repaired-beat.ts";

const facts = (presenter: string) =>
  scriptFacts(aProduct(), {
    ...{ kind: "ugc-video", hook: "Look at this" },
    style: { template: "talking-cutaways", drawing: null, presenter },
  });
const TOLD = "I have used it for weeks now. It stands beside the kettle.";

describe("a script that a presenter says", () => {
  const presented = facts("mara");
  const plan = planOf(presented);
  const beats = plan.map(({ role }, at) => ({
    ...{ role, line: at === 1 ? TOLD : `The line of beat ${at}`, title: "", body: "", imagePrompt: "" },
  }));
  const aboutTelling = (all: ReturnType<typeof beatFaults>) =>
    all.filter(({ reason }) => reason.includes("experience"));

  it("is briefed without experience, and one that tells it is at fault and repaired", () => {
    expect(scriptInstructions(presented)).toContain("a person who does not exist");
    expect(aboutTelling(beatFaults(beats, plan, presented)).map(({ index }) => index)).toEqual([1]);
    const [, told] = beats;
    if (!told) throw new Error("The plan has beats.");
    const spare = () => "A plain fact of the brief";
    expect(repairedBeat(told, 1, { facts: presented, plan, spare }).line).toBe("It stands beside the kettle.");
  });

  it("may tell it where the user speaks", () => {
    const own = facts("");
    expect(scriptInstructions(own)).not.toContain("a person who does not exist");
    expect(aboutTelling(beatFaults(beats, planOf(own), own))).toEqual([]);
  });
});

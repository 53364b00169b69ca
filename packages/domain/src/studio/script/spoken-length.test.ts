import { describe, expect, it } from "vitest";
import { aProduct } from "./a-product.test-support.ts";
import { beatFaults } from "./check/beat-faults.ts";
import { repairedScript } from "./check/repaired-script.ts";
import { planOf, scriptFacts } from "./facts.ts";

const about = (hook: string, template = "countdown-list") =>
  scriptFacts(aProduct(), { kind: "video-story", hook, style: { template, drawing: null } });
const mostOf = (facts: ReturnType<typeof about>) => planOf(facts).map(({ fields }) => fields.line.words[1]);

/** A script of that plan in which every line between hook and ask is this one. */
function scriptWith(facts: ReturnType<typeof about>, line: (at: number) => string) {
  const beats = planOf(facts).map(({ role }, at, { length }) => ({
    ...{ role, title: `Label number ${"abcdefgh"[at]}`, body: "", imagePrompt: "" },
    line: at === 0 ? facts.hook : at === length - 1 ? "Save this list." : line(at),
  }));
  return { beats, caption: "", hashtags: [] };
}

describe("a spoken piece fits into the seconds that its look promises", () => {
  it("with fewer words a point the more points there are, and an ask in a breath", () => {
    const [three, five] = [mostOf(about("3 things to do")), mostOf(about("5 things to do"))];
    expect(three.slice(1, -1)).toEqual([12, 12, 12]);
    expect(five.slice(1, -1)).toEqual([7, 7, 7, 7, 7]);
    expect([three.at(-1), five.at(-1)]).toEqual([6, 6]);
  });

  it("so that a long line goes back to the writer only where all lines together are too long", () => {
    const facts = about("4 things to do");
    const long = (at: number) =>
      `Point ${"abcdefgh"[at]} is told in one plain sentence. It has a reason of its own, too.`;
    const faults = (line: (at: number) => string) =>
      beatFaults(scriptWith(facts, line).beats, planOf(facts), facts).map(({ index }) => index);
    expect(faults(long)).toEqual([1, 2, 3, 4]);
    expect(faults((at) => (at === 2 ? long(at) : `Point ${"abcdefgh"[at]} is told in few words.`))).toEqual([]);
  });

  it("and what is still too long ends with a whole sentence, but never without the product", () => {
    const facts = about("4 things to do");
    const line = (at: number) =>
      at === 4
        ? "Take your time for it. Pact is a drink that needs no time at all, not even a spoon."
        : `Point ${"abcdefgh"[at]} is told in few words. It has a reason of its own, which takes its time.`;
    const { beats } = repairedScript(scriptWith(facts, line), facts, planOf(facts));
    expect(beats.slice(1, 4).map((it) => it.line)).toEqual(
      ["b", "c", "d"].map((it) => `Point ${it} is told in few words.`),
    );
    expect(beats[4]?.line).toContain("Pact");
  });
});

import { emptyBrief } from "@vignette/domain/research";
import { newCreation } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import type { WritingTask } from "../../../src/adapters/generation/generation.ts";
import { providerUnusable } from "../../../src/adapters/generation/provider-refusals.ts";
import { writeScript } from "../../../src/features/studio/generation/script/write-script.ts";

const now = 0 as never;
const owned = { uid: "u", projectId: "project-1", createdAt: now, lastUpdated: now };
const product = {
  ...{ ...owned, id: "product-1", purgeAt: null },
  brief: {
    ...emptyBrief,
    name: "Paidly",
    description: "Sends reminders by itself",
    pain: "late payers",
    outcome: "money on time",
  },
};
const input = { projectId: "project-1", productId: "product-1", hook: "Late again?", hookId: null, drawing: null };
const creation = newCreation(
  { ...input, kind: "meme-video", template: "escalation" },
  { id: "c", uid: "u", product, now },
);

const beat = (title: string) => ({
  role: "point",
  line: "said",
  title,
  body: "small",
  imagePrompt: "a phone",
  shot: "wide",
});
const handedIn = (...titles: string[]) => ({
  imageStyle: "daylight",
  beats: titles.map(beat),
  caption: "Who else?",
  hashtags: [],
});

/** A model that answers one call after the other; the requests it got. */
function aModel(...answers: unknown[]) {
  const requests: { name: string; facts: { index?: number; repair?: string } }[] = [];
  const generation = {
    async writeScript<T>({ name, facts, parse }: WritingTask<T>) {
      requests.push({ name, facts: facts as (typeof requests)[number]["facts"] });
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return { script: parse(answer), model: "m", placeholder: true, spent: [] };
    },
  };
  const written = async () => {
    const { script } = await writeScript(
      { generation: generation as never, newId: () => crypto.randomUUID() },
      creation,
      product,
    );
    return script;
  };
  return { requests, written };
}

describe("a script with one bad beat", () => {
  it("has that beat alone written once more, with the reason", async () => {
    const { requests, written } = aModel(
      handedIn("Late again", "Asked nicely", "97% ignore it", "Moved in with the client"),
      beat("Asked their mother"),
    );
    expect((await written()).beats.map(({ title }) => title)).toEqual([
      "Late again",
      "Asked nicely",
      "Asked their mother",
      "Moved in with the client",
    ]);
    expect(requests).toMatchObject(
      [{ name: "script" }, { name: "beat", facts: { index: 2, repair: /97/ } }].map(matching),
    );
  });

  it.each([
    ["is bad again", beat("97% ignore it")],
    ["cannot be written", providerUnusable()],
  ])("is repaired from the brief, and never lost, if that beat %s", async (_case, second) => {
    const { written } = aModel(handedIn("Late again", "Asked nicely", "97% ignore it", "Moved in"), second);
    const titles = (await written()).beats.map(({ title }) => title);
    expect(titles).toEqual(["Late again", "Asked nicely", "late payers", "Moved in"]);
  });

  it("shows the hook as it is and leaves empty what the template does not show, without asking again", async () => {
    const { requests, written } = aModel(handedIn("Hello there", "Asked nicely", "Asked their mother", "Moved in"));
    const [first] = (await written()).beats;
    expect(first).toMatchObject({ role: "hook", title: "Late again?", line: "", body: "" });
    expect(requests).toHaveLength(1);
  });
});

/** A request, with what its reason contains. */
const matching = ({ name, facts }: { name: string; facts?: { index: number; repair: RegExp } }) =>
  facts ? { name, facts: { index: facts.index, repair: expect.stringMatching(facts.repair) } } : { name };

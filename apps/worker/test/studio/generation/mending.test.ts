import { emptyBrief } from "@vignette/domain/research";
import { newCreation } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import type { WritingTask } from "../../../src/adapters/generation/generation.ts";
import { providerUnusable } from "../../../src/adapters/generation/provider-refusals.ts";
import { writeScript } from "../../../src/features/studio/generation/script/write-script.ts";
import { aCarousel, aProduct, brief, dotsFor, made } from "../../research/a-product.ts";
import { aPerson, call, fault } from "../../support.ts";

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

describe("a customer's review", () => {
  it("stays as it was written, whatever a rewrite makes of it, and is not rewritten once it left the proof", async () => {
    const person = await aPerson();
    const said = "Still sweet when it is cold.";
    const review = { claim: `“${said}” Ines`, source: "https://shop.example/reviews", snippet: "", struck: false };
    const ids = await aProduct(person, { proof: [review] });
    const wanted = { ...aCarousel(ids), kind: "ugc-image", template: "real-review" };
    await dotsFor(1);
    const { value } = await call(person, "studio", "create", wanted);
    const { id, script } = await made(person, value.id);
    const beatId = script?.beats[0]?.id;
    expect(script?.beats).toMatchObject([{ body: "Ines · shop.example" }]);

    const content = JSON.stringify({ ...beat("The best coffee of my life!"), body: "Tom" });
    const message = { role: "assistant", content };
    const body = { choices: [{ index: 0, message, finish_reason: "stop" }] };
    await fault({ host: "api.openai.com", mentions: said, fault: { status: 200, body } });
    const rewritten = await call(person, "studio", "rewrite", { id, script, beatId });
    expect(rewritten.value.beats).toMatchObject([{ title: said, body: "Ines · shop.example" }]);

    const without = { ...brief, proof: [] };
    await call(person, "research", "save", {
      id: ids.productId,
      projectId: ids.projectId,
      brief: without,
      reason: "edit",
    });
    const refused = await call(person, "studio", "rewrite", { id, script, beatId });
    expect(refused).toMatchObject({
      status: 400,
      error: { message: expect.stringMatching(/This look quotes a customer/) },
    });
  });
});

/** A request, with what its reason contains. */
const matching = ({ name, facts }: { name: string; facts?: { index: number; repair: RegExp } }) =>
  facts ? { name, facts: { index: facts.index, repair: expect.stringMatching(facts.repair) } } : { name };

import { missing } from "@vignette/domain/kernel";
import {
  type Beat,
  type BeatAnswer,
  beatFacts,
  beatFaults,
  beatIn,
  beatInstructions,
  beatSchema,
  type Creation,
  isPageOfType,
  needOf,
  photoNotes,
  plainBeat,
  planOf,
  type RewriteInput,
  refuseTemplate,
  repairedBeat,
  type Script,
  scriptFacts,
  spareWords,
  wellSpaced,
  withOverlays,
} from "@vignette/domain/studio";
import type { Documents } from "../../../../adapters/documents/documents.ts";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import type { LivePush } from "../../../../adapters/live.ts";
import { brandKitOf } from "../../creation/brand-kit-of.ts";
import { picturesOf } from "../../creation/pictures-of.ts";
import type { StudioStore } from "../../creation/store.ts";
import { showOwnPictures } from "../pictures/show-own-pictures.ts";
import { bestHooks } from "./best-hooks.ts";
import { streamScript } from "./stream-script.ts";
import { writeScript } from "./write-script.ts";

type Deps = { documents: Documents; studio: StudioStore; generation: Generation; live: LivePush; newId: () => string };

/**
 * The script with one beat rewritten, or everything that is not locked. Nothing is saved: the page shows it as a
 * proposal that can be undone. Partial text is streamed to open pages.
 */
export async function rewrite(
  deps: Deps,
  uid: string,
  { id, script, beatId }: RewriteInput,
  { signal }: Stoppable = {},
): Promise<Script> {
  const { value } = await deps.studio.get(uid, id);
  const { value: product } = await deps.studio.product(uid, value.productId);
  // Of a review that was taken out of the brief, a writer would make up another.
  const quotes = needOf(value.kind, value.style.template) === "review";
  const refusal = quotes && refuseTemplate(value.kind, value.style.template, { brief: product.brief, pictures: null });
  if (refusal) throw refusal;
  const creation: Creation = { ...value, script };
  const { tell } = streamScript(deps, creation);
  const [pictures, brandKit] = await Promise.all([
    picturesOf(deps.studio, product, value.photos),
    brandKitOf(deps.studio, value),
  ]);
  if (beatId === null) {
    const hooks = await bestHooks(deps, uid, creation.projectId);
    const options = { signal, onPartial: tell, bestHooks: hooks, pictures, brandKit };
    const written = await writeScript(deps, creation, product, options);
    return await showOwnPictures(deps.studio, creation, product, written.script, pictures);
  }

  const index = script.beats.findIndex((beat) => beat.id === beatId);
  if (index < 0) throw missing("beat");
  // It keeps the picture that it shows, so it is written for that one.
  const shownId = script.beats[index]?.shows?.id;
  const shown = pictures.filter(({ id }) => shownId === undefined || id === shownId);
  const photos = photoNotes(creation, shown);
  const facts = scriptFacts(product, { ...creation, photos, brandKit, count: script.beats.length });
  const plan = planOf(facts);
  let asked = 0;
  const { script: answer } = await deps.generation.writeScript<BeatAnswer>({
    verb: "rewrite",
    name: "beat",
    schema: beatSchema(facts, index),
    instructions: beatInstructions(facts),
    facts: beatFacts(facts, script, index),
    signal,
    onPartial: (beat) => tell({ beats: [beat] }),
    parse: (given) => {
      const beat = plainBeat(beatIn(given), facts, plan, index, false);
      const beats = script.beats.map((it, at) => (at === index ? beat : it));
      const fault = beatFaults(beats, plan, facts).find((it) => it.index === index);
      asked += 1;
      if (fault && asked === 1) throw new Error(fault.reason);
      return repairedBeat(beat, index, { facts, plan, spare: spareWords(facts, beats) });
    },
  });
  const shownWith = withOverlays({ beats: [answer], caption: "", hashtags: [] }, facts);
  const [{ photo: _, ...words } = answer] = wellSpaced(shownWith, product.brief.language).beats;
  const promptOf = (beat: Beat) =>
    isPageOfType(beat, script, creation.style.template) ? "" : beat.imagePrompt || words.imagePrompt;
  return {
    ...script,
    beats: script.beats.map((beat, at) => (at === index ? { ...beat, ...words, imagePrompt: promptOf(beat) } : beat)),
  };
}

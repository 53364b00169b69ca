import { ALT_TASK, AltAnswer, altThere, type ItemRef, type LibraryAsset, nothingToSee } from "@vignette/domain/assets";
import { changedMeanwhile, type Instant, jsonSchemaOf } from "@vignette/domain/kernel";
import { addedTexts, type Creation } from "@vignette/domain/studio";
import type { Documents } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Generation } from "../../adapters/generation/generation.ts";
import { creationRecords } from "../../records/content/creations.ts";
import { open } from "../../records/open.ts";
import { editedItem, writeOf } from "./edit-items.ts";
import { kindOfItem, toLibraryAsset } from "./library-asset.ts";
import { seenPicture } from "./seen-picture.ts";
import type { AssetStore, StoredItem } from "./store.ts";

type Deps = { assets: AssetStore; documents: Documents; files: Files; generation: Generation; now: Instant };

const INSTRUCTIONS = [
  "You describe a picture to people who cannot see it, in one or two plain sentences, in the language of its words.",
  "Say what is to be seen and which words stand on it. Do not begin with 'picture of', praise nothing, guess no names.",
  "The user message is a JSON object with what is known of it. Answer with JSON that fits the schema, and nothing else.",
].join(" ");

/**
 * Generates alt text for an item, from its picture and the facts about it. Existing text stays, including text that
 * the user writes in the meantime.
 */
export async function writeAltText(deps: Deps, uid: string, ref: ItemRef): Promise<LibraryAsset> {
  const item = await withoutWords(deps, uid, ref);
  if (["audio", "font"].includes(kindOfItem(item))) throw nothingToSee();
  const { script } = await deps.generation.writeScript<AltAnswer>({
    verb: "alt-text",
    name: ALT_TASK,
    schema: jsonSchemaOf(AltAnswer),
    parse: (value) => AltAnswer.parse(value),
    facts: { task: ALT_TASK, ...(await factsOf(deps, item)) },
    instructions: INSTRUCTIONS,
    picture: (await seenPicture(deps.files, item)) ?? undefined,
  });
  const edited = editedItem(await withoutWords(deps, uid, ref), { alt: script.alt }, deps.now);
  await deps.documents.commit([writeOf(deps.assets, edited)]).catch(ifChanged(() => changedMeanwhile("asset")));
  return await toLibraryAsset(deps.files, edited);
}

async function withoutWords({ assets }: Deps, uid: string, ref: ItemRef): Promise<StoredItem> {
  const item = await assets.item(uid, ref);
  if (item.value.labels?.alt) throw altThere();
  return item;
}

/** Generated content is described by its script; for uploads only the file name is known. */
async function factsOf({ documents }: Deps, item: StoredItem): Promise<Record<string, string>> {
  const { name } = item.value;
  if (item.origin === "uploaded" || item.value.creationId === null) return { fileName: name };
  const creations = open(documents, creationRecords);
  const creation = (await creations.get(item.value.creationId))?.value;
  return creation?.uid === item.value.uid ? { name, ...wordsOn(creation) } : { name };
}

function wordsOn({ script, style }: Creation): Record<string, string> {
  const [first] = script?.beats ?? [];
  if (!script || !first) return {};
  const { title, body, imagePrompt } = first;
  const added = addedTexts({ script, style }).filter(({ beatId }) => beatId === null || beatId === first.id);
  const texts = added.map(({ text }) => text).join(" ");
  return { title, body, imagePrompt, caption: script.caption, ...(texts !== "" && { added: texts }) };
}

import { altThere, type ItemRef, isUnread, type LibraryAsset, nothingToSee } from "@vignette/domain/assets";
import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { addedTexts, type Creation } from "@vignette/domain/studio";
import type { Documents } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Generation } from "../../adapters/generation/generation.ts";
import { lookAtPicture } from "../../pictures/look-at-picture.ts";
import { seenPicture } from "../../pictures/seen-picture.ts";
import { creationRecords } from "../../records/content/creations.ts";
import { open } from "../../records/open.ts";
import { editedItem, writeOf } from "./edit-items.ts";
import { kindOfItem, toLibraryAsset } from "./library-asset.ts";
import type { AssetStore, StoredItem } from "./store.ts";

type Deps = { assets: AssetStore; documents: Documents; files: Files; generation: Generation; now: Instant };

/**
 * Generates alt text for an item, from its picture and the facts about it, and names the parts of a photo that nobody
 * looked at. Existing text stays, including text that the user writes in the meantime.
 */
export async function writeAltText(deps: Deps, uid: string, ref: ItemRef): Promise<LibraryAsset> {
  const item = await withoutWords(deps, uid, ref);
  if (["audio", "font"].includes(kindOfItem(item))) throw nothingToSee();
  const isUpload = item.origin === "uploaded";
  const file = isUpload ? item.value.file : item.value.files[0];
  const seen = await seenPicture(deps.files, { file, thumbnail: item.value.thumbnail ?? null });
  const picture = seen ? { bytes: seen.bytes, type: seen.type, needed: isUpload } : undefined;
  const { alt, parts } = await lookAtPicture(deps, await factsOf(deps, item), { picture });
  const written = await withoutWords(deps, uid, ref);
  // Places of another file, or in a picture that was seen turned, would be wrong.
  const isPlaced = written.origin === "uploaded" && isUnread(written.value, deps.now) && seen?.upright;
  const found = isPlaced && written.value.file.key === file?.key ? { parts } : {};
  const edited = editedItem(written, { alt, ...found }, deps.now);
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

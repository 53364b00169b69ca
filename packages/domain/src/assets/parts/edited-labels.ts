import { tagKey } from "../findable-by.ts";
import type { EditItemsInput } from "../library.ts";
import { type Labels, TAGS_MAX } from "../uploaded-asset.ts";

/** Labels after a change. A tag is there once, however it is spelled; those above the maximum are left out. */
export function editedLabels(
  labels: Labels,
  { alt, parts = labels.parts, folderId, addTags = [], removeTags = [] }: EditItemsInput["change"],
): Labels {
  const removed = new Set(removeTags.map(tagKey));
  const tags = [...labels.tags, ...addTags].filter((tag, index, all) => {
    return !removed.has(tagKey(tag)) && all.findIndex((it) => tagKey(it) === tagKey(tag)) === index;
  });
  return {
    alt: alt ?? labels.alt,
    tags: tags.slice(0, TAGS_MAX),
    folderId: folderId === undefined ? labels.folderId : folderId,
    ...(parts && { parts }),
  };
}

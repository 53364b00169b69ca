import { changedMeanwhile, type Instant, later, minutes } from "../../kernel/index.ts";
import type { Creation, CreationVersion, EditInput } from "../creation/creation.ts";
import { stillGenerating } from "../creation/lost-generation.ts";
import { nameOfHook } from "../creation/new-creation.ts";
import { refuseEdit } from "../creation/refuse-edit.ts";
import { generationProgress, mediaToKeep } from "../missing-media/fitting-media.ts";
import type { Script } from "../script/script.ts";
import { hookOf } from "./carried-hook.ts";

/** How often an earlier version is stored during editing, in ms; and how many are kept of a creation. Our own choice. */
const KEEP_EVERY = minutes(5);
export const VERSIONS_MAX = 40;

type Edited = { change: Partial<Creation>; version: Omit<CreationVersion, "id"> | null };

/**
 * The changes of an edit, and the version to store of the previous state; null if the last one is recent. The words can
 * be edited while media are generated: media that no longer fit are detected when they arrive. Throws a Refusal.
 */
export function edited(creation: Creation, input: EditInput, now: Instant): Edited {
  const { script, style } = creation;
  if (!script) throw stillGenerating();
  if (input.revision !== creation.revision) throw changedMeanwhile("creation");
  const refusal = refuseEdit(creation, input);
  if (refusal) throw refusal;
  const isKept = input.keep || later(creation.keptAt, KEEP_EVERY) <= now;
  const { uid, projectId, id: creationId, lastUpdated: createdAt } = creation;
  return {
    change: {
      ...dressed(creation, input),
      ...renamed(creation, script, input.script),
      revision: creation.revision + 1,
      ...(isKept && { keptAt: now }),
    },
    version: isKept ? { uid, projectId, creationId, script, style, createdAt } : null,
  };
}

/** A creation that is named after its hook takes the name of a changed one. A name that the user gave stays. */
function renamed({ name, hook }: Creation, before: Script, after: Script): Partial<Creation> {
  const [old, next] = [hookOf(before), hookOf(after)];
  const isOwn = ![hook, old].map(nameOfHook).includes(nameOfHook(name));
  return isOwn || old === next || next === "" ? {} : { name: nameOfHook(next) };
}

function dressed(creation: Creation, { script, style }: EditInput): Partial<Creation> {
  if (creation.state === "generating") return { script, style };
  const media = mediaToKeep(script, style, creation.media);
  const progress = generationProgress({ ...creation, script, style, media });
  return { script, style, media, progress, state: "draft", failure: null };
}

import { type OwnHook, refuseHook, type SaveHookInput } from "@vignette/domain/hook-library";
import type { Instant } from "@vignette/domain/kernel";
import type { HookStore } from "./store.ts";

type Deps = { hooks: HookStore; now: Instant; newId: () => string };

/** Saves a line: a new hook without an id, else a change. Refused if it is no valid hook. */
export async function saveHook(deps: Deps, uid: string, input: SaveHookInput): Promise<OwnHook> {
  const refusal = refuseHook(input);
  if (refusal) throw refusal;
  const { id, projectId, ...line } = input;
  if (id !== null) {
    const { value } = await deps.hooks.get(uid, id);
    // A hook stays in its project, and the hook it was copied from stays recorded, whatever the input contains.
    const change = { ...line, like: value.like, lastUpdated: deps.now };
    await deps.hooks.patch(id, change);
    return { ...value, ...change };
  }
  await deps.hooks.project(uid, projectId);
  const hook: OwnHook = {
    ...line,
    id: deps.newId(),
    uid,
    projectId,
    origin: "written",
    archivedAt: null,
    createdAt: deps.now,
    lastUpdated: deps.now,
  };
  await deps.hooks.create(hook.id, hook);
  return hook;
}

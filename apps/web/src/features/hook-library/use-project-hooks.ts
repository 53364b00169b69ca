import type { HookFills, HookSlot, SaveHookInput } from "@vignette/domain/hook-library";
import { notify } from "@vignette/ui";
import { useMemo } from "react";
import { errorMessage, trpc } from "../../trpc.ts";
import { type LibraryHook, mergedHooks, type ProjectHooks } from "./library-hook.ts";

/** The library of a project and what can be done with it. Stars, values and archiving show at once and roll back. */
export function useProjectHooks(projectId: string) {
  const [shelf] = trpc.hookLibrary.shelf.useSuspenseQuery({ projectId });
  const utils = trpc.useUtils();
  const key = { projectId };
  const change = (next: (shelf: ProjectHooks) => ProjectHooks) =>
    utils.hookLibrary.shelf.setData(key, (before) => before && next(before));

  /** Shows a change before the Worker has it, and takes it back if it never gets there. */
  async function optimistically(
    next: (shelf: ProjectHooks) => ProjectHooks,
    ask: () => Promise<unknown>,
  ): Promise<boolean> {
    await utils.hookLibrary.shelf.cancel(key);
    change(next);
    try {
      await ask();
      return true;
    } catch (error) {
      void utils.hookLibrary.shelf.invalidate(key);
      notify({ kind: "error", title: errorMessage(error) });
      return false;
    }
  }
  const starring = trpc.hookLibrary.star.useMutation();
  const filling = trpc.hookLibrary.fill.useMutation();
  const archiving = trpc.hookLibrary.archive.useMutation();
  const saving = trpc.hookLibrary.save.useMutation();

  const setArchived = (id: string, archived: boolean) =>
    optimistically(
      (before) => ({
        ...before,
        hooks: before.hooks.map((it) => (it.id === id ? { ...it, archivedAt: archived ? it.lastUpdated : null } : it)),
      }),
      () => archiving.mutateAsync({ id, archived }),
    );

  return {
    hooks: useMemo(() => mergedHooks(shelf), [shelf]),
    fillsOf: (productId: string): HookFills => shelf.fills[productId] ?? {},
    star: (hookId: string, starred: boolean) =>
      optimistically(
        (before) => ({
          ...before,
          starred: starred ? [...before.starred, hookId] : before.starred.filter((id) => id !== hookId),
        }),
        () => starring.mutateAsync({ projectId, hookId, starred }),
      ),
    fill: (productId: string, slot: HookSlot, value: string) =>
      optimistically(
        (before) => ({
          ...before,
          fills: { ...before.fills, [productId]: { ...before.fills[productId], [slot]: value } },
        }),
        () => filling.mutateAsync({ projectId, productId, slot, value }),
      ),
    archive: async ({ id }: LibraryHook) => {
      if (!(await setArchived(id, true))) return;
      notify({ title: "Archived.", action: { label: "Undo", onPress: () => void setArchived(id, false) } });
    },
    restore: ({ id }: LibraryHook) => setArchived(id, false),
    /** Rejects with what is wrong. */
    save: async (input: SaveHookInput) => {
      const hook = await saving.mutateAsync(input);
      change((before) => ({
        ...before,
        hooks: before.hooks.some(({ id }) => id === hook.id)
          ? before.hooks.map((it) => (it.id === hook.id ? hook : it))
          : [hook, ...before.hooks],
      }));
      return hook;
    },
    /** What was made elsewhere is in the library from now on. */
    add: (made: ProjectHooks["hooks"]) =>
      change((before) => ({
        ...before,
        hooks: [...before.hooks.filter((it) => !made.some(({ id }) => id === it.id)), ...made],
      })),
  };
}
export type ProjectHooksState = ReturnType<typeof useProjectHooks>;

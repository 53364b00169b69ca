import type { HookFills, HookSlot, SaveHookInput } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useMemo } from "react";
import { errorNotice, trpc } from "../../trpc.ts";
import { type LibraryHook, mergedHooks, type ProjectHooks } from "./library-hook.ts";

/** The values of a product for which none was typed: the same at each render. */
export const nothingTyped: HookFills = {};

/**
 * The hooks of a project and the actions on them. Stars, values and archiving show at once and are rolled back if they
 * fail.
 */
export function useProjectHooks(projectId: string) {
  const [projectHooks] = trpc.hookLibrary.list.useSuspenseQuery({ projectId });
  const utils = trpc.useUtils();
  const key = { projectId };
  const change = (next: (projectHooks: ProjectHooks) => ProjectHooks) =>
    utils.hookLibrary.list.setData(key, (before) => before && next(before));

  /** Applies a change before the Worker has stored it, and rolls it back if that fails. */
  async function optimistically(
    next: (projectHooks: ProjectHooks) => ProjectHooks,
    ask: () => Promise<unknown>,
  ): Promise<boolean> {
    await utils.hookLibrary.list.cancel(key);
    change(next);
    try {
      await ask();
      return true;
    } catch (error) {
      void utils.hookLibrary.list.invalidate(key);
      notify(errorNotice(error));
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
    hooks: useMemo(() => mergedHooks(projectHooks), [projectHooks]),
    fillsOf: (productId: string): HookFills => projectHooks.fills[productId] ?? nothingTyped,
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
      notify({
        title: m.hooks_archived_now(),
        action: { label: m.app_undo(), onPress: () => void setArchived(id, false) },
      });
    },
    restore: ({ id }: LibraryHook) => setArchived(id, false),
    /** Rejects with the error of the Worker. */
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
    /** Adds hooks that were created elsewhere. */
    add: (made: ProjectHooks["hooks"]) =>
      change((before) => ({
        ...before,
        hooks: [...before.hooks.filter((it) => !made.some(({ id }) => id === it.id)), ...made],
      })),
  };
}
export type ProjectHooksState = ReturnType<typeof useProjectHooks>;

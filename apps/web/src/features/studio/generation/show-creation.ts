import type { Outputs, trpc } from "../../../trpc.ts";

/** Shows a creation as the Worker answered with it: on its page and on the contact sheet. */
export function showCreation({ studio }: ReturnType<typeof trpc.useUtils>, creation: Outputs["studio"]["get"]): void {
  const { id, projectId } = creation;
  studio.get.setData({ id }, creation);
  studio.list.setData({ projectId }, (before) => before?.map((it) => (it.id === id ? creation : it)));
}

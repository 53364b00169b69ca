import { trpc } from "../../trpc.ts";

/** Whether this user has a project. False while nobody knows. */
export function useHasProject(): boolean {
  const { data } = trpc.projects.list.useQuery();
  return data !== undefined && data.length > 0;
}

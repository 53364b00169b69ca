import { projectMessages } from "@vignette/domain/projects";
import { notify } from "@vignette/ui";
import { refusalOf, trpc } from "../../trpc.ts";
import { chooseProject } from "./use-current-project.ts";

type Outcome = { onCreated: () => void; onOverLimit: (message: string) => void };

/** Creates a project and makes it current. Over the plan's limit it says so through `onOverLimit`. */
export function useCreateProject({ onCreated, onOverLimit }: Outcome) {
  const utils = trpc.useUtils();
  return trpc.projects.create.useMutation({
    onSuccess(project) {
      utils.projects.list.setData(undefined, (projects) => [...(projects ?? []), project]);
      chooseProject(project.id);
      void utils.projects.list.invalidate();
      void utils.usage.summary.invalidate();
      onCreated();
    },
    onError(error) {
      if (refusalOf(error) === "usage.over-projects") onOverLimit(error.message);
      else notify({ kind: "error", title: projectMessages.createFailed });
    },
  });
}

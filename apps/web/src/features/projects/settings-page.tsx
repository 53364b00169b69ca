import { utf16Units } from "@vignette/domain/kernel";
import { PROJECT_NAME_MAX, type Project } from "@vignette/domain/projects";
import { m } from "@vignette/messages";
import { AlertDialog, Button, notify, PageHeader, Panel, Skeleton, TextInput } from "@vignette/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { numberText } from "../../shared/formats.ts";
import { errorMessage, refusalOf, trpc } from "../../trpc.ts";
import { useCurrentProject } from "./use-current-project.ts";

/** `children` stand between the name of the project and its removal. */
export function ProjectSettingsPage({ projectId, children }: { projectId: string; children: ReactNode }) {
  const { projects } = useCurrentProject();
  const project = projects.find((it) => it.id === projectId);
  if (!project) return null;
  return (
    <div className="flex max-w-150 flex-col gap-6 [&>header]:mb-0">
      <PageHeader title={m.app_project_settings()} />
      <RenameForm key={project.id} project={project} />
      {children}
      <Removal project={project} />
    </div>
  );
}

function RenameForm({ project }: { project: Project }) {
  const [name, setName] = useState(project.name);
  const utils = trpc.useUtils();
  const rename = trpc.projects.rename.useMutation({
    onMutate: ({ id, name: next }) =>
      utils.projects.list.setData(undefined, (list) => list?.map((it) => (it.id === id ? { ...it, name: next } : it))),
    onSuccess: () => notify({ kind: "success", title: m.settings_project_renamed() }),
    onError: () => notify({ kind: "error", title: m.settings_project_update_failed() }),
    onSettled: () => utils.projects.list.invalidate(),
  });
  const trimmed = name.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (trimmed !== "" && trimmed !== project.name) rename.mutate({ id: project.id, name: trimmed });
  }

  return (
    <Panel title={m.settings_name()}>
      <form onSubmit={submit} className="flex flex-col items-start gap-4">
        <div className="w-full">
          <TextInput
            label={m.settings_project_name()}
            labelHidden
            value={name}
            onChange={setName}
            maxLength={PROJECT_NAME_MAX}
            autoComplete="off"
            hint={`${numberText(utf16Units(trimmed))}/${numberText(PROJECT_NAME_MAX)}`}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={trimmed === "" || trimmed === project.name}
          pending={rename.isPending}
          pendingLabel={m.app_saving()}
        >
          {m.app_save()}
        </Button>
      </form>
    </Panel>
  );
}

function Removal({ project }: { project: Project }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const remove = trpc.projects.remove.useMutation({
    async onSuccess() {
      setAsking(false);
      await navigate(paths.dashboard);
      utils.projects.list.setData(undefined, (list) => list?.filter((it) => it.id !== project.id));
      void utils.invalidate();
      notify({ title: m.settings_project_deleted({ name: project.name }) });
    },
    onError: (error) =>
      notify({
        kind: "error",
        title: m.settings_project_delete_failed(),
        ...(refusalOf(error) !== null && { detail: errorMessage(error) }),
      }),
  });

  return (
    <Panel title={m.settings_danger()}>
      <p className="mb-4 text-base text-ink-2">{m.settings_delete_project_help()}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {m.settings_delete_project()}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.settings_delete_name({ name: project.name })}
        description={
          <>
            <p>{m.settings_delete_project_question()}</p>
            <Contents id={project.id} />
          </>
        }
        cancel={m.settings_keep_project()}
        action={
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel={m.settings_deleting()}
            onClick={() => remove.mutate({ id: project.id })}
          >
            {m.settings_delete_project()}
          </Button>
        }
      />
    </Panel>
  );
}

/** What is deleted with the project, in numbers. */
function Contents({ id }: { id: string }) {
  const { data } = trpc.projects.contents.useQuery({ id }, { staleTime: 0 });
  if (!data) return <Skeleton className="mt-2 h-[1lh] w-full" />;
  const { creations, assets, scheduledPosts } = data;
  const pieces = m.settings_pieces_with_project({ count: creations + assets });
  const posts = m.settings_posts_with_project({ count: scheduledPosts });
  return <p className="mt-2">{m.settings_goes_with_project({ pieces, posts })}</p>;
}

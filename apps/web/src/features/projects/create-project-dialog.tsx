import { utf16Units } from "@vignette/domain/kernel";
import { PROJECT_NAME_MAX } from "@vignette/domain/projects";
import { m } from "@vignette/messages";
import { AlertDialog, Button, buttonStyle, Dialog, notify, TextInput } from "@vignette/ui";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { chooseProject } from "./use-current-project.ts";

export type CreateProjectDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for a name; if the plan's limit is reached, the same dialog becomes an alert. */
export function CreateProjectDialog({ open, onOpenChange }: CreateProjectDialogProps) {
  const [overLimit, setOverLimit] = useState<string | null>(null);
  const close = () => onOpenChange(false);
  if (overLimit === null) return <NameDialog open={open} onOpenChange={onOpenChange} onOverLimit={setOverLimit} />;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.settings_limit_reached()}
      description={overLimit}
      cancel={m.app_close()}
      action={
        <Link to={paths.settings} className={buttonStyle({ variant: "primary" })} onClick={close}>
          {m.settings_see_plans()}
        </Link>
      }
    />
  );
}

function NameDialog({
  open,
  onOpenChange,
  onOverLimit,
}: CreateProjectDialogProps & { onOverLimit: (message: string) => void }) {
  const [name, setName] = useState("");
  const form = useId();
  const close = () => {
    setName("");
    onOpenChange(false);
  };
  const create = useCreateProject({ onCreated: close, onOverLimit });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isProjectName(name) && !create.isPending) create.mutate({ name: name.trim() });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.settings_new_project()}
      description={m.app_what_a_project_is()}
      actions={
        <>
          <Button onClick={close}>{m.app_cancel()}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={!isProjectName(name)}
            pending={create.isPending}
            pendingLabel={m.settings_creating()}
          >
            {m.settings_create_project()}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextInput
          label={m.settings_name()}
          name="name"
          autoComplete="off"
          value={name}
          onChange={setName}
          maxLength={PROJECT_NAME_MAX}
          count={{ used: utf16Units(name.trim()), max: PROJECT_NAME_MAX }}
        />
      </form>
    </Dialog>
  );
}

/** Not empty once trimmed, at most 50 characters. Source: spec §5. */
const isProjectName = (name: string) => name.trim() !== "" && utf16Units(name.trim()) <= PROJECT_NAME_MAX;

type Outcome = { onCreated: () => void; onOverLimit: (message: string) => void };

/** Creates a project and makes it current. Over the plan's limit it says so through `onOverLimit`. */
function useCreateProject({ onCreated, onOverLimit }: Outcome) {
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
      else notify({ kind: "error", title: m.settings_project_create_failed() });
    },
  });
}

import type { Project } from "@vignette/domain/projects";
import { m } from "@vignette/messages";
import { Button, Menu, MenuItem, MenuSeparator, SearchMenu } from "@vignette/ui";
import { Check, Plus } from "@vignette/ui/icons";
import { type ReactElement, useState } from "react";
import { chooseProject } from "./use-current-project.ts";

type ProjectMenuProps = {
  projects: readonly Project[];
  project: Project;
  trigger: ReactElement;
  onCreate: () => void;
};

/** With more projects than this, a search field is shown. Source: docs/experience.md#project-selector. */
const SHOWN = 6;

/** The list of projects, loaded on the first click. */
export function ProjectMenu({ projects, project, trigger, onCreate }: ProjectMenuProps) {
  const [open, setOpen] = useState(true);
  if (projects.length > SHOWN) return <ProjectSearch {...{ projects, project, trigger, onCreate, open, setOpen }} />;
  return (
    <Menu trigger={trigger} fitTrigger open={open} onOpenChange={setOpen}>
      {projects.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => chooseProject(id)} trailing={id === project.id && <Check {...icon} />}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Plus {...icon} />} onSelect={onCreate}>
        {m.settings_new_project()}
      </MenuItem>
    </Menu>
  );
}

type ProjectSearchProps = ProjectMenuProps & { open: boolean; setOpen: (open: boolean) => void };

function ProjectSearch({ projects, project, trigger, onCreate, open, setOpen }: ProjectSearchProps) {
  function create() {
    setOpen(false);
    onCreate();
  }
  return (
    <SearchMenu
      trigger={trigger}
      name={m.app_project()}
      label={m.settings_find_a_project()}
      items={projects.map(({ id, name }) => ({ value: id, label: name }))}
      value={project.id}
      onChange={chooseProject}
      none={m.settings_no_project_found()}
      open={open}
      onOpenChange={setOpen}
      footer={
        <div className="mt-1 border-t border-line pt-1">
          <Button variant="quiet" wide icon={<Plus {...icon} />} onClick={create}>
            {m.settings_new_project()}
          </Button>
        </div>
      }
    />
  );
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

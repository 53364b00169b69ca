import type { Project } from "@vignette/domain/projects";
import { Menu, MenuItem, MenuSeparator } from "@vignette/ui";
import { Check, Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { chooseProject } from "./use-current-project.ts";

type ProjectMenuProps = {
  projects: readonly Project[];
  project: Project;
  trigger: ReactElement;
  onCreate: () => void;
};

/** The list of projects. It is loaded by the first press, so it opens at once. */
export function ProjectMenu({ projects, project, trigger, onCreate }: ProjectMenuProps) {
  const [open, setOpen] = useState(true);
  return (
    <Menu trigger={trigger} fitTrigger open={open} onOpenChange={setOpen}>
      {projects.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => chooseProject(id)} trailing={id === project.id && <Check {...icon} />}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Plus {...icon} />} onSelect={onCreate}>
        New project
      </MenuItem>
    </Menu>
  );
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

export { currentProject } from "./current-project.ts";
export { projectMessages } from "./messages.ts";
export { CreateProjectInput, PROJECT_NAME_MAX, Project, ProjectName, RenameProjectInput } from "./project.ts";

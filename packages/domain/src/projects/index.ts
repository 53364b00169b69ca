export { currentProject } from "./current-project.ts";
export { CreateProjectInput, PROJECT_NAME_MAX, Project, ProjectName, RenameProjectInput } from "./project.ts";

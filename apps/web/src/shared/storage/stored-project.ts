import { storedValue } from "./stored-value.ts";

/** The id of the project in use, in this browser. */
export const storedProject = storedValue("currentProjectId");

// What the dashboard shows below its first panels, in one file: each of them alone would be a request of its own.
export { Learned } from "./learned.tsx";
export { Recipes } from "./recipes.tsx";

export type { Icon } from "./create-icon.ts";
export * from "./lucide/index.ts";

export { Flags, noFlags } from "./flags.ts";
export { maintenanceWords } from "./maintenance.ts";
export { isPublicPath } from "./public-path.ts";

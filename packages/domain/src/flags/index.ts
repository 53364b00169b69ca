export { Flags, noFlags } from "./flags.ts";
export { duringMaintenance, maintenanceWords } from "./maintenance.ts";
export { isPublicPath } from "./public-path.ts";

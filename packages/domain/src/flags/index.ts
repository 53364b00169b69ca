export { Flags, laterFlags, noFlags, type ReadFlags, sameFlags, unreadFlags } from "./flags.ts";
export { duringMaintenance, maintenanceWords } from "./maintenance.ts";
export { isPublicPath } from "./public-path.ts";

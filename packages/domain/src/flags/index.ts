export { Flags } from "./flags.ts";

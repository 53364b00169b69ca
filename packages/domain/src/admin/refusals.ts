import { Refusal } from "../kernel/index.ts";

/** Source: spec §6, Admin. */
export const notAdmin = () => new Refusal("forbidden", "admin.only", "Only admins can do this.");

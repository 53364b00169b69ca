import * as z from "zod/mini";
import { ofProject, record } from "../record.ts";

/** Collection `automations`: reserved by the spec (§3), not written yet. */
export const automationRecords = record(
  "automations",
  z.object({ id: z.string(), uid: z.string() }),
  {},
  ofProject("automations"),
);

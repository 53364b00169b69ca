import { Overview } from "@vignette/domain/admin";
import { Counters, FileWalk, MigrationRecord, MinuteRecord } from "@vignette/domain/operations";
import { record } from "../record.ts";

/** Collection `operations`, document `minute`: the record of the last cron run for the next. */
export const minuteRecords = record("operations", MinuteRecord, { ranAt: "number" }, null);

/** Collection `operations`, document `migrations`. */
export const migrationRecords = record("operations", MigrationRecord, {}, null);

/** Collection `operations`, document `file_walk`. */
export const fileWalkRecords = record("operations", FileWalk, { beginsAt: "number" }, null);

/** Collection `operations`, document `overview`: numbers for admins, counted by the cron run. */
export const overviewRecords = record("operations", Overview, { asOf: "number" }, null);

/** Collection `operations_counters`, keyed by shard: numbers that only grow, for the alarms. */
export const counterRecords = record("operations_counters", Counters, {}, null);

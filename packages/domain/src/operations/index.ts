export {
  type Alarm,
  type AlarmName,
  alarmLimits,
  alarmNames,
  alarmsToMail,
  alarmsToRaise,
  crossedAlarms,
  type Readings,
} from "./alarms.ts";
export { type ErrorReport, errorReport } from "./error-report.ts";
export { FileWalk } from "./file-walk.ts";
export { type DataPoint, dataPointOf, type MetricEvent, type Outcome } from "./metric-event.ts";
export { Counters, countedSince, MigrationRecord, MinuteRecord, withSample } from "./minute-record.ts";
export { scrubbed, scrubbedFacts } from "./scrub.ts";
export { ErrorRequest, errorIdentity, StoredError, storedError } from "./stored-error.ts";

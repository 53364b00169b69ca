import { scrubbedFacts } from "@vignette/domain/operations";
import { logScope } from "./log-scope.ts";

export type LogLevel = "info" | "warn" | "error";

/**
 * Writes one line of the log: a JSON object with `level`, `message`, `requestId` and `work` of the scope, and the facts
 * without tokens, keys and email addresses. The only place that writes to the console. Source: ADR 53.
 */
export function logLine(level: LogLevel, message: string, facts: Readonly<Record<string, unknown>> = {}): void {
  console[level](JSON.stringify(scrubbedFacts({ level, message, ...logScope(), ...facts })));
}

import { type Assignment, assignmentFrom } from "./brief.ts";
import { captionFor } from "./caption.ts";
import { copyForProperty } from "./copy-for-property.ts";
import { fitToSchema } from "./fit-to-schema.ts";
import { resolved, schemaOf } from "./json-schema.ts";
import { linesFor } from "./lines/lines-for.ts";
import { writeScript } from "./scripts/write-script.ts";
import { voiceOf } from "./voice.ts";

const BEATS = 5;

/** The copywriter's JSON for a task: valid for the schema, made of the brief in the last user message. */
export function writeAnswer(message: string, schemaName: string, schema: unknown): unknown {
  const assignment = assignmentFrom(message);
  const voice = voiceOf(assignment);
  const draft = draftFor({ ...assignment, task: assignment.task || schemaName }, schema);
  return fitToSchema(schema, draft, (property, place) => copyForProperty(voice, property, place));
}

/** The answer to a message that asks for no JSON. */
export function writeText(message: string): string {
  const voice = voiceOf(assignmentFrom(message));
  return captionFor(voice, linesFor(voice));
}

function draftFor(assignment: Assignment, schema: unknown): unknown {
  const voice = voiceOf(assignment);
  switch (assignment.task) {
    case "script":
      return writeScript(voice, linesFor(voice), { ...assignment, count: beatCount(schema, assignment.count) });
    default:
      return undefined;
  }
}

/** As many beats as were asked for, within what the schema takes. */
function beatCount(schema: unknown, asked: number | null): number {
  const root = schemaOf(schema);
  const { minItems = 1, maxItems = 12 } = resolved(resolved(schema, root).properties?.beats, root);
  return Math.min(maxItems, Math.max(minItems, asked ?? BEATS));
}

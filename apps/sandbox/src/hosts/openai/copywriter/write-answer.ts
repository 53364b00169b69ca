import type { Sight } from "../seeing/see.ts";
import { type Assignment, assignmentFrom } from "./brief.ts";
import { captionFor } from "./caption.ts";
import { copyForProperty } from "./copy-for-property.ts";
import { fitToSchema } from "./fit-to-schema.ts";
import { pictureSubjects } from "./image-prompt.ts";
import { resolved, schemaOf, typeOf } from "./json-schema.ts";
import { phrasebookAbout, phrasebookFor } from "./phrases/phrasebook-for.ts";
import { writeScript } from "./scripts/write-script.ts";
import { altText, partsSeen } from "./tasks/alt-text.ts";
import { anotherBeat } from "./tasks/beat.ts";
import { cutsOf } from "./tasks/cuts.ts";
import { moreHooks, writtenHooks } from "./tasks/hooks.ts";
import { briefOfPage } from "./tasks/read-brief.ts";
import { brandVoiceOf } from "./voice.ts";
import { wishesIn, withoutAvoided } from "./wishes.ts";

const BEATS = 5;

/**
 * The copywriter's JSON for a task: valid for the schema, made of the brief in the last user message, and of what is seen in its
 * picture.
 */
export function writeAnswer(message: string, schemaName: string, schema: unknown, sight: Sight | null = null): unknown {
  const assignment = assignmentFrom(message);
  const voice = brandVoiceOf(assignment);
  const draft = draftFor({ ...assignment, task: assignment.task || schemaName }, schema, sight);
  const subjects = pictureSubjects(assignment);
  return fitToSchema(schema, draft, (property, place) => copyForProperty(voice, subjects, property, place));
}

/** The answer to a message that asks for no JSON. */
export function writeText(message: string): string {
  const voice = brandVoiceOf(assignmentFrom(message));
  return captionFor(voice, phrasebookFor(voice.language));
}

/** What is written for a task; an unknown task is written by the names of its properties. */
function draftFor(assignment: Assignment, schema: unknown, sight: Sight | null): unknown {
  switch (assignment.task) {
    case "script":
      return scriptFor({ ...assignment, photoless: photolessIn(schema) }, beatCount(schema, assignment.count));
    case "beat":
      return anotherBeat(assignment);
    case "hooks":
      // Asked for several ways to open, it writes finished lines for the product.
      return Array.isArray(assignment.message.categories)
        ? { hooks: writtenHooks(assignment) }
        : listed(schema, moreHooks(assignment));
    case "brief":
      return briefOfPage(assignment, schema);
    case "cuts":
      return cutsOf(assignment);
    case "alt-text":
      return { ...everyText(schema, altText(assignment)), parts: partsSeen(assignment, sight) };
    default:
      return undefined;
  }
}

/** A script as the brief wants it: its words avoided. */
function scriptFor(assignment: Assignment, count: number) {
  const wishes = wishesIn(assignment.message.brief);
  return withoutAvoided(wishes, (take) => {
    const voice = brandVoiceOf(assignment, take);
    const subjects = pictureSubjects(assignment);
    return writeScript(voice, phrasebookAbout(assignment.brief, voice), { ...assignment, count, subjects });
  });
}

/** The lines under the name of the schema's list; where it asks for more than a line each, under every name. */
function listed(schema: unknown, lines: readonly string[]): unknown {
  const root = schemaOf(schema);
  return Object.fromEntries(
    Object.entries(resolved(schema, root).properties ?? {}).map(([name, part]) => {
      const list = resolved(part, root);
      const item = resolved(list.items, root);
      return [
        name,
        typeOf(list) === "array" ? lines.map((it) => (item.properties ? everyText(item, it) : it)) : undefined,
      ];
    }),
  );
}

/** The text, under the name that the schema gives it. */
const everyText = (schema: unknown, text: string): Record<string, unknown> =>
  Object.fromEntries(Object.keys(resolved(schema, schemaOf(schema)).properties ?? {}).map((name) => [name, text]));

/** The numbers of the beats that show no photo: "Beats 1, 4: 0: it shows no photo." */
function photolessIn(schema: unknown): number[] {
  const root = schemaOf(schema);
  const beat = resolved(resolved(resolved(schema, root).properties?.beats, root).items, root);
  const said = String(resolved(beat.properties?.photo, root).description ?? "");
  const [, numbers = ""] = /Beats? ([\d, ]+): 0:/.exec(said) ?? [];
  return numbers.split(", ").flatMap((it) => Number(it) || []);
}

/** The requested number of beats, within what the schema allows. */
function beatCount(schema: unknown, asked: number | null): number {
  const root = schemaOf(schema);
  const { minItems = 1, maxItems = 12 } = resolved(resolved(schema, root).properties?.beats, root);
  return Math.min(maxItems, Math.max(minItems, asked ?? BEATS));
}

import { assignmentFrom } from "./brief.ts";
import { captionFor } from "./caption.ts";
import { carouselScript } from "./carousel.ts";
import { copyForProperty } from "./copy-for-property.ts";
import { fitToSchema } from "./fit-to-schema.ts";
import { resolved, schemaOf } from "./json-schema.ts";
import { storyScript } from "./story.ts";
import { type Voice, voiceOf } from "./voice.ts";

const SLIDES = 6;

/** The copywriter's JSON for a task: valid for the schema, made of the brief in the last user message. */
export function writeAnswer(message: string, schemaName: string, schema: unknown): unknown {
  const assignment = assignmentFrom(message);
  const voice = voiceOf(assignment);
  const count = slideCount(schema, assignment.count);
  return fitToSchema(schema, draftFor(assignment.task || schemaName, voice, count), (property, place) =>
    copyForProperty(voice, property, place),
  );
}

/** The answer to a message that asks for no JSON. */
export const writeText = (message: string): string => captionFor(voiceOf(assignmentFrom(message)));

function draftFor(task: string, voice: Voice, count: number): unknown {
  switch (task) {
    case "carousel-script":
      return carouselScript(voice, count);
    case "story-script":
      return storyScript(voice);
    default:
      return undefined;
  }
}

/** As many slides as were asked for, within what the schema takes. */
function slideCount(schema: unknown, asked: number | null): number {
  const root = schemaOf(schema);
  const { minItems = 2, maxItems = 10 } = resolved(resolved(schema, root).properties?.slides, root);
  return Math.min(maxItems, Math.max(minItems, asked ?? SLIDES));
}

import * as z from "zod/mini";
import { beatRoles } from "../../catalogue/beat-roles.ts";
import { shots } from "../../catalogue/shots.ts";
import { type BeatAnswer, PhotoNumber, type ScriptAnswer } from "../script.ts";

const oneLine = (most: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((it) => it.replace(/\s+/g, " ").trim().slice(0, most)),
    ),
    "",
  );
const lines = (most: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((it) => it.replace(/\\n/g, "\n").trim().slice(0, most)),
    ),
    "",
  );

const Beat = z.object({
  role: z.catch(z.enum(beatRoles), "point"),
  line: oneLine(300),
  title: oneLine(200),
  body: lines(240),
  imagePrompt: oneLine(600),
  shot: z.catch(z.optional(z.enum(shots)), undefined),
  photo: z.catch(z.optional(PhotoNumber), undefined),
});
const Answer = z.object({
  imageStyle: oneLine(400),
  beats: z.array(Beat).check(z.minLength(1)),
  caption: lines(2200),
  hashtags: z.catch(z.array(oneLine(60)), []),
});

/**
 * A script as a model hands it in, read with patience: what is no text is "", what is too long is cut, an unknown role,
 * shot or photo is none. Throws if there is not one beat, which goes back to the model.
 */
export function scriptIn(value: unknown): ScriptAnswer {
  const { beats, ...rest } = Answer.parse(value);
  return { ...rest, beats: beats.map(withoutUndefined) };
}

/** One beat in the same way. Throws if it is no object. */
export const beatIn = (value: unknown): BeatAnswer => withoutUndefined(Beat.parse(value));

function withoutUndefined({ shot, photo, ...beat }: z.infer<typeof Beat>): BeatAnswer {
  return { ...beat, ...(shot && { shot }), ...(photo !== undefined && { photo }) };
}

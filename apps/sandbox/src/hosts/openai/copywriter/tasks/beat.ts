import * as z from "zod/mini";
import { type Assignment, BriefWords } from "../brief.ts";
import { pictureSubjects } from "../image-prompt.ts";
import { phrasebookAbout } from "../phrases/phrasebook-for.ts";
import { beatsFor } from "../scripts/write-script.ts";
import { seededChoices } from "../seeded-choices.ts";
import { brandVoiceOf } from "../voice.ts";

const Message = z.object({
  index: z.catch(z.int().check(z.minimum(0)), 0),
  script: z.catch(z.array(z.object({ role: BriefWords, line: BriefWords, title: BriefWords, body: BriefWords })), []),
});
type Written = z.infer<typeof Message>["script"][number];
const TRIES = 40;

/** Another version of one beat: the same place of another take of the script, unlike what is there already. */
export function anotherBeat(assignment: Assignment) {
  const { index, script } = Message.parse(assignment.message);
  const now = script[index];
  const said = new Set(script.map(wordsOf));
  const start = Math.floor(seededChoices(now ?? index).number("take") * 1000) + 1;
  const takes = Array.from(
    { length: TRIES },
    (_, at) => take(assignment, start + at, script.length || index + 1)[index],
  );
  const others = takes.filter((it) => it !== undefined && !said.has(wordsOf(it)));
  return others.find((it) => it?.role === now?.role) ?? others[0] ?? takes[0];
}

function take(assignment: Assignment, number: number, count: number) {
  const voice = brandVoiceOf({ ...assignment, task: "script" }, number);
  return beatsFor(voice, phrasebookAbout(assignment.brief, voice), {
    ...assignment,
    count,
    subjects: pictureSubjects(assignment),
  });
}

const wordsOf = ({ line, title, body }: Omit<Written, "role">): string =>
  `${line}|${title}|${body}`.replaceAll("*", "");

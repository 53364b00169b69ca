import type { BeatRole } from "./beat-role.ts";
import { captionFor } from "./caption.ts";
import { chooseLine, type MaybeLine } from "./choose-line.ts";
import { hashtagsFor } from "./hashtags.ts";
import { imagePromptFor } from "./image-prompt.ts";
import { askLines, overlayFor, painLines, proofLines, turnLines } from "./spoken-lines.ts";
import type { Voice } from "./voice.ts";
import { sentence, wholeWithin, within, wordCount } from "./words.ts";

/** Words of the whole voice, so that it lasts 13 to 23 s at 160 words a minute; and of a beat. */
const TOTAL = { min: 35, max: 60 };
const BEAT_MAX = 16;
const TRIES = 80;

type Spoken = { role: BeatRole; line: string };

/** A story to be spoken: hook, pain, turn, proof (only if the brief has any), ask. */
export function storyScript(voice: Voice) {
  const beats = spokenBeats(voice).map(({ role, line }, index) => ({
    role,
    line,
    overlay: overlayFor(voice, role, line),
    imagePrompt: imagePromptFor(voice, role, `${index}`),
  }));
  return { beats, caption: captionFor(voice), hashtags: hashtagsFor(voice) };
}

/** The first choice of lines whose length fits; else lines cut to fit. */
function spokenBeats(voice: Voice): Spoken[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const beats = chosenBeats(voice, attempt);
    const total = beats.reduce((sum, { line }) => sum + wordCount(line), 0);
    if (total >= TOTAL.min && total <= TOTAL.max) return beats;
  }
  return chosenBeats(voice, 0).map(({ role, line }) => ({
    role,
    line: role === "hook" ? line : sentence(within(line, 11)),
  }));
}

function chosenBeats(voice: Voice, attempt: number): Spoken[] {
  const choose = (role: BeatRole, lines: MaybeLine[]): Spoken => ({
    role,
    line: sentence(chooseLine(voice.chance, `beat ${role} ${attempt}`, lines, BEAT_MAX)),
  });
  const proof = voice.proof[0];
  return [
    { role: "hook", line: sentence(wholeWithin(voice.hook, 14)) },
    choose("pain", painLines(voice)),
    choose("turn", turnLines(voice)),
    proof ? choose("proof", proofLines(proof)) : { role: "turn", line: sentence(within(voice.does[0] ?? "", 14)) },
    choose("ask", askLines(voice)),
  ];
}

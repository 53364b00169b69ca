import {
  type Creation,
  type CreationVoice,
  type Delivery,
  isSpokenAs,
  type Script,
  spokenLines,
} from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { GeneratedSpeech, Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import { joined, pcmLength, pcmOf, wavOf } from "../../../../adapters/generation/wav.ts";
import { linesOf, type SpokenLine } from "./lines-of.ts";

type Deps = Stoppable & { generation: Generation; files: Files };

/** Lines generated in parallel. Our own choice. */
const AT_ONCE = 3;

/**
 * The voice of a script. Lines that the last recording in this voice and manner already contains are cut out of it; only the
 * others are generated, and all are joined. If most of the script has changed, or the recording cannot be cut,
 * everything is generated again: a single recording sounds more natural.
 */
export async function speakScript(
  deps: Deps,
  { media, style }: Pick<Creation, "media" | "style">,
  { script, delivery }: { script: Script; delivery: Delivery | undefined },
): Promise<GeneratedSpeech & { lines: string[] }> {
  const { generation, signal } = deps;
  const { voice } = style;
  const lines = spokenLines(script);
  const kept = await keptLines(deps, media, style, lines);
  if (kept) {
    const changed = [...new Set(lines.filter((line) => !kept.has(line)))];
    const spoken = await oneByOne(changed, (line) => generation.speak(line, { voice, delivery, signal }));
    const whole = put(lines, kept, changed, spoken);
    if (whole) return { ...whole, lines };
  }
  return { ...(await generation.speak(lines.join(" "), { voice, delivery, signal })), lines };
}

/** The lines that can be reused; null if it is better to generate all of them. */
async function keptLines(
  { files }: Deps,
  media: Creation["media"],
  style: Creation["style"],
  lines: readonly string[],
) {
  const before = media.findLast((it): it is CreationVoice => it.kind === "voice" && isSpokenAs(it, style));
  const said = new Set(before?.lines ?? []);
  const letters = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0);
  if (!before || letters(lines.filter((line) => said.has(line))) * 2 < letters(lines)) return null;
  const bytes = await files.read(before.key);
  const pcm = bytes && pcmOf(bytes);
  return pcm && linesOf(before, pcm);
}

/** Joins reused and new lines; null if their sound formats differ. */
function put(
  lines: readonly string[],
  kept: ReadonlyMap<string, SpokenLine>,
  changed: readonly string[],
  spoken: readonly GeneratedSpeech[],
): GeneratedSpeech | null {
  const fresh = changed.map((line, at) => [line, soundOf(spoken[at])] as const);
  const sounds = new Map<string, SpokenLine | null>([...kept, ...fresh]);
  const said = lines.flatMap((line) => sounds.get(line) ?? []);
  const whole = said.length === lines.length ? joined(said.map((it) => it.pcm)) : null;
  if (!whole) return null;
  let startMs = 0;
  const words = said.flatMap((line) => {
    const from = startMs;
    startMs += pcmLength(line.pcm);
    return line.words.map((it) => ({
      ...it,
      startMs: Math.round(from + it.startMs),
      endMs: Math.round(from + it.endMs),
    }));
  });
  const estimated = spoken.some((it) => it.timing === "estimated");
  return {
    ...{ bytes: wavOf(whole), type: "audio/wav", durationMs: Math.round(startMs), words },
    timing: estimated ? "estimated" : (spoken[0]?.timing ?? "heard"),
    model: spoken[0]?.model ?? "",
    placeholder: spoken.some((it) => it.placeholder),
    spent: spoken.flatMap((it) => it.spent),
  };
}

function soundOf(spoken: GeneratedSpeech | undefined): SpokenLine | null {
  const pcm = spoken && pcmOf(spoken.bytes);
  return spoken && pcm ? { pcm, words: spoken.words } : null;
}

async function oneByOne<T>(lines: readonly string[], work: (line: string) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    done.push(...(await Promise.all(lines.slice(at, at + AT_ONCE).map(work))));
  }
  return done;
}

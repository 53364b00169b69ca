import { newBeat, type Script, type ScriptAnswer } from "./script.ts";

/**
 * An answer as the words of a creation. Locked beats stay in their places; what was written takes the
 * places between and behind them, and keeps the ids of what it takes the place of.
 */
export function scriptFromAnswer(answer: ScriptAnswer, before: Script | null, newId: () => string): Script {
  const fresh = answer.beats.map((words, index) => {
    const old = before?.beats[index];
    if (!old || old.locked) return newBeat(newId(), words);
    const { captionEdits } = old;
    return newBeat(old.id, { ...words, ...(captionEdits && { captionEdits }) });
  });
  const kept = (before?.beats ?? []).flatMap((beat, index) => (beat.locked ? [[index, beat] as const] : []));
  const beats = fresh.filter((_, index) => !before?.beats[index]?.locked);
  for (const [index, beat] of kept) beats.splice(index, 0, beat);
  const imageStyle = answer.imageStyle || before?.imageStyle;
  return { beats, caption: answer.caption, hashtags: answer.hashtags, ...(imageStyle && { imageStyle }) };
}

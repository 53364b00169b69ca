import type { BeatSoFar } from "@vignette/domain/live";

/** The beats of a script while it is being written, or as far as the writing got. */
export function StreamedBeats({ beats, isWriting }: { beats: readonly BeatSoFar[]; isWriting: boolean }) {
  return (
    <ol aria-live="off" aria-busy={isWriting} className="flex flex-col gap-3">
      {beats.map((beat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place until it is whole
        <li key={index} className="flex gap-3 rounded-panel border border-line bg-surface p-4">
          <span aria-hidden className="tabular w-4 shrink-0 text-base font-semibold text-ink-3">
            {index + 1}
          </span>
          <StreamedBeat beat={beat} />
        </li>
      ))}
    </ol>
  );
}

/** The texts of one beat, title first. */
export function StreamedBeat({ beat }: { beat: BeatSoFar }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="text-base font-medium">{plain(beat.title || beat.line) || "…"}</p>
      {beat.title && beat.line && <p className="text-base text-ink-2">{plain(beat.line)}</p>}
      {beat.body && <p className="whitespace-pre-line text-dense text-ink-2">{plain(beat.body)}</p>}
    </div>
  );
}

const plain = (words: string) => words.replaceAll("*", "");

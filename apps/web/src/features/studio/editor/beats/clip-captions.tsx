import type { Beat } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Sentence } from "@vignette/ui";
import type { BeatCardProps } from "./beat-card-props.ts";

type ClipCaptionsProps = Pick<
  BeatCardProps,
  "transcription" | "hasVoiceover" | "onTranscribe" | "onStopTranscribing" | "onRemoveVoice"
> & {
  shows: NonNullable<Beat["shows"]>;
  place: string;
  onChange: (part: Partial<Beat>) => void;
};

/** The captions of an uploaded clip: transcribe it, show the words, remove them. */
export function ClipCaptions(props: ClipCaptionsProps) {
  const { shows, place, transcription, onTranscribe, onStopTranscribing, onChange } = props;
  const { said, ...plain } = shows;
  if (transcription === "under-way") {
    return (
      <div role="status" className="flex flex-wrap items-center gap-2 text-base text-ink-2">
        {m.studio_listening_to_the_clip()}
        <Button variant="quiet" onClick={onStopTranscribing}>
          {m.app_cancel()}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {said && (
        <p className="text-dense text-ink-2">
          <Sentence text={m.studio_caption_words({ words: said.length })} parts={{ q: <q>{beginning(said)}</q> }} />
        </p>
      )}
      {transcription !== null && (
        <p role="alert" className="text-dense text-danger">
          {transcription} {!said && m.studio_nothing_was_changed()}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTranscribe}>
          {transcription !== null
            ? m.app_try_again()
            : said
              ? m.studio_listen_again()
              : m.studio_captions_from_speech()}
        </Button>
        {said && (
          <Button
            variant="quiet"
            aria-label={m.studio_remove_captions_of({ place })}
            onClick={() => onChange({ shows: plain })}
          >
            {m.studio_remove_captions()}
          </Button>
        )}
      </div>
      {said && <VoiceoverNote {...props} />}
    </div>
  );
}

function VoiceoverNote({ hasVoiceover, onRemoveVoice }: ClipCaptionsProps) {
  if (!hasVoiceover) return null;
  return (
    <div className="flex flex-col items-start gap-2 text-dense text-ink-2">
      {m.studio_clips_are_muted()}
      <Button onClick={onRemoveVoice}>{m.studio_let_your_clips_speak()}</Button>
    </div>
  );
}

const SHOWN_WORDS = 8;

function beginning(words: readonly { text: string }[]): string {
  const first = words.slice(0, SHOWN_WORDS).map(({ text }) => text);
  return `${first.join(" ")}${words.length > SHOWN_WORDS ? "…" : ""}`;
}

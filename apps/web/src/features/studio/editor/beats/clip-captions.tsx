import type { Beat } from "@vignette/domain/studio";
import { Button } from "@vignette/ui";
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
        Listening to the clip…
        <Button variant="quiet" onClick={onStopTranscribing}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {said && (
        <p className="text-dense text-ink-2">
          Captions, {said.length} {said.length === 1 ? "word" : "words"}: <q>{beginning(said)}</q>
        </p>
      )}
      {transcription !== null && (
        <p role="alert" className="text-dense text-danger">
          {transcription} {!said && "Nothing was changed."}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTranscribe}>
          {transcription !== null ? "Try again" : said ? "Listen again" : "Write captions from what is said"}
        </Button>
        {said && (
          <Button variant="quiet" aria-label={`Remove captions of ${place}`} onClick={() => onChange({ shows: plain })}>
            Remove captions
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
      A generated voice speaks in this video, so your clips are muted and the captions show its words.
      <Button onClick={onRemoveVoice}>Let your clips speak</Button>
    </div>
  );
}

const SHOWN_WORDS = 8;

function beginning(words: readonly { text: string }[]): string {
  const first = words.slice(0, SHOWN_WORDS).map(({ text }) => text);
  return `${first.join(" ")}${words.length > SHOWN_WORDS ? "…" : ""}`;
}

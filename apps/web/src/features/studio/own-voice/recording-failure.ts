import { m } from "@vignette/messages";
/** Why a recording could not begin or be kept, in a sentence for the user that says what to do. */
export function recordingFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return FAILURES[name] ?? m.media_recording_failed();
}

/** By the names of what `getUserMedia` rejects with. Source: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const FAILURES: Record<string, string> = {
  NotAllowedError: m.media_microphone_blocked(),
  NotFoundError: m.media_no_microphone(),
  NotReadableError: m.media_microphone_taken(),
  NotSupportedError: m.media_cannot_record(),
};

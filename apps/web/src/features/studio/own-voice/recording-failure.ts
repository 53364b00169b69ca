/** Why a recording could not begin or be kept, in a sentence for the user that says what to do. */
export function recordingFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return FAILURES[name] ?? "The recording couldn't be made. Try again, or use a recording from your assets.";
}

/** By the names of what `getUserMedia` rejects with. Source: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const FAILURES: Record<string, string> = {
  NotAllowedError: "Microphone access is blocked. Allow it in your browser's site settings, then press Record again.",
  NotFoundError: "No microphone was found. Connect one, or use a recording from your assets.",
  NotReadableError: "Another app is using your microphone. Close it, then press Record again.",
  NotSupportedError: "This browser can't record sound. Use a recording from your assets.",
};

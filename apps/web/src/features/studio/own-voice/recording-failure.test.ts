import { expect, it } from "vitest";
import { recordingFailure } from "./recording-failure.ts";

it.each([
  ["refused", new DOMException("", "NotAllowedError"), "access is blocked"],
  ["not there", new DOMException("", "NotFoundError"), "No microphone was found"],
  ["taken by another app", new DOMException("", "NotReadableError"), "Another app is using your microphone"],
  ["not possible in this browser", new DOMException("", "NotSupportedError"), "can't record sound"],
  ["broken otherwise", new Error("?"), "couldn't be made"],
])("says what to do where a recording is %s", (_, error, sentence) =>
  expect(recordingFailure(error)).toContain(sentence),
);

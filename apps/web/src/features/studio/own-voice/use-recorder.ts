import { useEffect, useEffectEvent, useRef, useState } from "react";
import { recordingFailure } from "./recording-failure.ts";

/** Longest recording, in seconds. Our own choice: twice the longest script. */
const MOST_SECONDS = 300;

export type Recorder = {
  state: "idle" | "asking" | "recording";
  /** How long it has been recording. */
  seconds: number;
  /** Why it could not record; null if nothing went wrong. */
  failure: string | null;
  start: () => void;
  stop: () => void;
};

/** What is recorded. Browsers clean up speech; music they would damage. */
export type RecordedSound = "voice" | "music";

const CONSTRAINTS: Record<RecordedSound, true | MediaTrackConstraints> = {
  voice: true,
  music: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};

/** Records from the microphone. What was recorded is handed on when it is stopped, or after five minutes. */
export function useRecorder(sound: RecordedSound, onRecorded: (recorded: Blob) => void): Recorder {
  const [state, setState] = useState<Recorder["state"]>("idle");
  const [seconds, setSeconds] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<MediaRecorder | null>(null);
  const isGone = useRef(false);
  const finish = useEffectEvent((recorded: Blob) => {
    setState("idle");
    if (!isGone.current) onRecorded(recorded);
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (running.current?.state === "recording") running.current.stop();
    };
  }, []);
  useEffect(() => {
    if (state !== "recording") return;
    const timer = setInterval(() => setSeconds((it) => it + 1), 1000);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (seconds >= MOST_SECONDS && running.current?.state === "recording") running.current.stop();
  }, [seconds]);

  async function start() {
    setFailure(null);
    setSeconds(0);
    setState("asking");
    try {
      if (!("MediaRecorder" in globalThis) || !navigator.mediaDevices) throw new DOMException("", "NotSupportedError");
      const stream = await navigator.mediaDevices.getUserMedia({ audio: CONSTRAINTS[sound] });
      const recorder = new MediaRecorder(stream);
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        finish(new Blob(parts, { type: recorder.mimeType }));
      };
      running.current = recorder;
      recorder.start();
      if (isGone.current) recorder.stop();
      else setState("recording");
    } catch (error) {
      setState("idle");
      setFailure(recordingFailure(error));
    }
  }
  return { state, seconds, failure, start: () => void start(), stop: () => running.current?.stop() };
}

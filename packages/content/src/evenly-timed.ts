import type { SceneInput } from "./scene-input.ts";

/** How long a word of a sample takes, and how much of that is audible, in ms. */
const [STEP, HEARD] = [350, 330];

/** A silent replacement for a voice, in which every word takes the same time. For samples before there is a recording. */
export function evenlyTimed(line: string): Extract<SceneInput["media"][number], { kind: "voice" }> {
  const words = line.split(/\s+/).map((text, at) => ({ text, startMs: at * STEP, endMs: at * STEP + HEARD }));
  const durationMs = words.length * STEP;
  return { kind: "voice", key: "", type: "", bytes: 0, durationMs, said: line, voice: "", words };
}

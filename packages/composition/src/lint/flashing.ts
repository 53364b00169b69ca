import { luminance } from "../brand/contrast.ts";
import type { Clip, Scene } from "../scene/scene.ts";
import type { Draw, DrawnPixels } from "./draw.ts";
import type { LintFault } from "./finding.ts";
import type { Remedy, RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { clipsOf } from "./words-on-screen.ts";

/** More than three flashes within a second can harm people (WCAG 2.2, 2.3.1; docs/experience.md#accessibility). */
const MOST = 3;
const WINDOW_MS = 1000;
const SCALE = 0.05;
/** A flash goes up and down again by a tenth of white, and its darker state is not bright itself. */
const STEP = 0.1;
const DARK = 0.8;
/** Of the picture; the guideline's quarter of the field of view, at a phone's distance. */
const AREA = 0.25;

export const flashing: RuleCheck = {
  find: async (scene, { draw }) => {
    for (const [startMs, endMs] of busySpans(scene)) {
      const [first] = await flashes(scene, startMs, endMs, draw);
      if (first) return [first];
    }
    return [];
  },
  remedies: (scene, fault) => calmer(scene, fault),
};

/** Where pictures change often enough to flash: only there is each frame checked. */
function busySpans(scene: Scene): [number, number][] {
  const edges = clipsOf(scene)
    .filter(({ kind }) => kind !== "audio")
    .flatMap(edgesOf)
    .filter((ms) => ms > 0 && ms < scene.durationMs)
    .toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const [i, end] of edges.entries()) {
    const start = edges[i - 2 * MOST];
    if (start === undefined || end - start > WINDOW_MS) continue;
    const last = spans.at(-1);
    if (last && start <= last[1]) last[1] = end;
    else spans.push([start, end]);
  }
  return spans;
}

/** Captions are left out: words are a small part of the picture. */
function edgesOf(clip: Clip): number[] {
  if (clip.kind === "captions" || clip.kind === "audio") return [];
  const punches = "punches" in clip ? (clip.punches ?? []) : [];
  const moving = "keyframes" in clip ? (clip.keyframes?.opacity ?? []).map(({ atMs }) => clip.startMs + atMs) : [];
  return [clip.startMs, clip.endMs, ...punches.flatMap(({ startMs, endMs }) => [startMs, endMs]), ...moving];
}

async function flashes(scene: Scene, startMs: number, endMs: number, draw: Draw): Promise<LintFault[]> {
  const frameMs = 1000 / scene.frameRate;
  const swings: number[][] = [];
  let last: { levels: Float64Array; rising: Int8Array } | null = null;
  for (let tMs = Math.max(0, startMs - frameMs); tMs < endMs + frameMs; tMs += frameMs) {
    const levels = levelsOf(await draw(scene, tMs, SCALE));
    last ??= { levels, rising: new Int8Array(levels.length) };
    for (const [cell, level] of levels.entries()) swing(last, cell, level, swings, tMs);
  }
  const needed = AREA * (last?.levels.length ?? 1);
  const cells = swings.filter((times) =>
    times.some((tMs, i) => (times[i + 2 * MOST] ?? Number.POSITIVE_INFINITY) - tMs <= WINDOW_MS),
  );
  const clip = clipsOf(scene).find((it) => it.kind !== "audio" && it.startMs >= startMs && it.startMs < endMs);
  if (cells.length < needed || !clip) return [];
  const box = { x: 0, y: 0, w: scene.width, h: scene.height };
  const said = say("layout.flashing", "The picture flashes more than three times a second, which can harm people.");
  return [{ rule: "flashing", severity: "must", clip: clip.id, box, startMs, endMs, ...said }];
}

/** Notes when a cell turns from getting brighter to getting darker, or back, by more than a step. */
function swing(
  last: { levels: Float64Array; rising: Int8Array },
  cell: number,
  level: number,
  swings: number[][],
  tMs: number,
) {
  const before = last.levels[cell] ?? 0;
  const direction = Math.sign(level - before);
  if (direction === 0 || direction === last.rising[cell]) {
    last.levels[cell] = level;
    return;
  }
  if (Math.abs(level - before) < STEP || Math.min(level, before) >= DARK) return;
  last.levels[cell] = level;
  last.rising[cell] = direction;
  const times = swings[cell] ?? [];
  swings[cell] = times;
  times.push(tMs);
}

function levelsOf({ data }: DrawnPixels): Float64Array {
  return Float64Array.from({ length: data.length / 4 }, (_, i) =>
    luminance(data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0),
  );
}

/** The first of the hasty clips stays for all of their time; punch-ins are removed. */
function calmer(scene: Scene, { startMs, endMs }: LintFault): Remedy[] {
  const hasty = clipsOf(scene).filter(
    (clip) => clip.kind !== "audio" && clip.endMs > startMs && clip.startMs < endMs && clip.endMs - clip.startMs < 400,
  );
  const [first, ...others] = hasty;
  if (!first) return [];
  const end = Math.max(...hasty.map((clip) => clip.endMs));
  const held = { kind: "replace" as const, clip: { ...first, endMs: end } };
  return [{ remedy: "hold-picture", changes: [held, ...others.map(({ id }) => ({ kind: "remove" as const, id }))] }];
}

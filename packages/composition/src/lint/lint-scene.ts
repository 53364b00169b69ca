import type { Scene } from "../scene/scene.ts";
import { captionPace } from "./caption-pace.ts";
import { applyChanges } from "./change.ts";
import { contrast } from "./contrast.ts";
import type { Draw } from "./draw.ts";
import { effects } from "./effects.ts";
import type { LintFault, LintFinding, LintFix, Rule } from "./finding.ts";
import { flashing } from "./flashing.ts";
import { gridCrop } from "./grid-crop.ts";
import { overlap } from "./overlap.ts";
import { readingTime } from "./reading-time.ts";
import type { LintContext, Remedy, RuleCheck } from "./rule-check.ts";
import { safeZone } from "./safe-zone.ts";
import { stillness } from "./stillness.ts";
import { textSize } from "./text-size.ts";

const RULES: Record<Rule, RuleCheck> = {
  "safe-zone": safeZone,
  overlap,
  contrast,
  flashing,
  "text-size": textSize,
  "reading-time": readingTime,
  "caption-pace": captionPace,
  "grid-crop": gridCrop,
  stillness,
  effects,
};

/** Rules about positions: a move for one of them must not break another. */
const PLACES: readonly Rule[] = ["safe-zone", "overlap", "text-size"];

export type LintOptions = {
  /** The time of the cover frame in the profile grid. Absent: the beginning of the video. */
  coverMs?: number;
  /** Absent: all. */
  rules?: readonly Rule[];
  /** False: no fixes are searched, which takes most of the time. */
  fixes?: boolean;
};

/**
 * Checks a scene against docs/content.md#laws; "must" findings first. Each fix was tried: it removes its finding,
 * causes no new one of its rule, and puts no words where they must not be. The faces of the scene must be loaded.
 * `draw` provides the pixels.
 */
export async function lintScene(scene: Scene, draw: Draw, options: LintOptions = {}): Promise<LintFinding[]> {
  const context = { draw, coverMs: options.coverMs ?? 0 };
  const findings: LintFinding[] = [];
  for (const rule of options.rules ?? (Object.keys(RULES) as Rule[])) {
    const faults = await RULES[rule].find(scene, context);
    for (const fault of faults) {
      const fix = options.fixes === false ? null : await fixOf(fault, faults, scene, context);
      findings.push({ ...fault, fix });
    }
  }
  return findings.toSorted((a, b) => weight(a) - weight(b));
}

/** The scene with a finding's fix applied; the same scene if there is none. */
export function applyFix(scene: Scene, { fix }: Pick<LintFinding, "fix">): Scene {
  return fix ? applyChanges(scene, fix.changes) : scene;
}

const weight = ({ severity }: LintFinding) => (severity === "must" ? 0 : 1);

async function fixOf(
  fault: LintFault,
  all: readonly LintFault[],
  scene: Scene,
  context: LintContext,
): Promise<LintFix | null> {
  const crowding = await countOf(
    PLACES.filter((rule) => rule !== fault.rule),
    scene,
    context,
  );
  for (const remedy of RULES[fault.rule].remedies(scene, fault)) {
    if (await helps(remedy, fault, all, crowding, scene, context)) return remedy;
  }
  return null;
}

async function helps(
  { changes }: Remedy,
  fault: LintFault,
  all: readonly LintFault[],
  crowding: number,
  scene: Scene,
  context: LintContext,
): Promise<boolean> {
  const after = applyChanges(scene, changes);
  const others = PLACES.filter((rule) => rule !== fault.rule);
  if ((await countOf(others, after, context)) > crowding) return false;
  const left = await RULES[fault.rule].find(after, context);
  const before = new Set(all.filter((it) => it !== fault).map(nameOf));
  return left.length < all.length && left.every((it) => before.has(nameOf(it)));
}

/** A clip has one fault of a kind at a time, except for those about stretches of time. */
const nameOf = ({ rule, clip, startMs }: LintFault) =>
  rule === "stillness" ? `${rule} ${startMs}` : `${rule} ${clip}`;

async function countOf(rules: readonly Rule[], scene: Scene, context: LintContext): Promise<number> {
  let count = 0;
  for (const rule of rules) count += (await RULES[rule].find(scene, context)).length;
  return count;
}

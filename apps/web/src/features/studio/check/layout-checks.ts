import { type Rule, SAFE_BOXES } from "@vignette/composition";
import type { FindingPlace, PreflightCheck, PreflightFinding } from "@vignette/domain/scheduling";
import type { Platform } from "@vignette/domain/social-accounts";
import type { DrawnFault, Layout } from "./use-layout.ts";

/** A problem of the drawn pictures. The same problem on both platforms' pictures is one finding. */
export type LayoutFinding = PreflightFinding & { drawn: readonly DrawnFault[] };

/** A creation is checked for both platforms until its posts name others. */
export const bothPlatforms: readonly Platform[] = ["tiktok", "instagram"];

/** The rules that are checked. */
const rules: readonly Rule[] = [
  "safe-zone",
  "overlap",
  "contrast",
  "flashing",
  "text-size",
  "reading-time",
  "caption-pace",
  "grid-crop",
  "stillness",
  "effects",
];

/**
 * Rules that block a post because they protect viewers. The other layout rules are craft, and the author may ignore
 * them.
 */
const STOPS: readonly Rule[] = ["flashing"];

/** The layout checks of the drawn pictures, one per rule. */
export function layoutChecks(layout: Layout): PreflightCheck<LayoutFinding>[] {
  return rules.map((rule) => ({
    rule,
    platforms: bothPlatforms,
    findings: layout === null || layout === "failed" ? null : findingsOf(layout.filter((it) => it.rule === rule)),
  }));
}

function findingsOf(faults: readonly DrawnFault[]): LayoutFinding[] {
  const same = Map.groupBy(faults, ({ on, clip, message, startMs }) =>
    on.of > 1 ? `${on.index} ${clip} ${message}` : `${clip} ${message} ${startMs}`,
  );
  return [...same.values()].flatMap((drawn) => {
    const [first] = drawn;
    return first ? [findingOf(first, drawn)] : [];
  });
}

function findingOf(first: DrawnFault, drawn: readonly DrawnFault[]): LayoutFinding {
  const { rule, message, says } = first;
  return {
    rule,
    severity: STOPS.includes(rule) ? "must" : "worth",
    platforms: bothPlatforms.filter((platform) => drawn.some((fault) => platformsOf(fault).includes(platform))),
    place: placeOf(first),
    message,
    says,
    field: null,
    drawn,
  };
}

function placeOf({ on, startMs, endMs }: DrawnFault): FindingPlace {
  if (on.scene.durationMs > 0) return { kind: "span", startMs, endMs };
  return { kind: "slide", index: on.index };
}

/** The platform of a picture; for a video the platforms whose buttons cover the text. */
function platformsOf({ on, rule, box }: DrawnFault): readonly Platform[] {
  if (on.scene.durationMs === 0) return [on.place.target];
  if (rule !== "safe-zone") return bothPlatforms;
  const leaves = (safe: typeof box) =>
    box.x < safe.x - 1 ||
    box.y < safe.y - 1 ||
    box.x + box.w > safe.x + safe.w + 1 ||
    box.y + box.h > safe.y + safe.h + 1;
  const apps = { tiktok: SAFE_BOXES.tiktok, instagram: SAFE_BOXES.reels };
  return bothPlatforms.filter((platform) => leaves(apps[platform]));
}

import type { Style } from "@vignette/domain/studio";
import { Button, Panel } from "@vignette/ui";
import { CircleCheck, OctagonX, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { adjustmentOf } from "./adjustments.ts";
import { clock } from "./creation-names.ts";
import { beatIdOf, creationScenes, type Draft, isVideo, type Material } from "./creation-scenes.ts";
import type { MediaBlobs } from "./media.ts";
import type { Target } from "./target.ts";
import { type Checked, type Found, useCheck } from "./use-check.ts";

type CheckPanelProps = {
  draft: Draft;
  material: Material;
  media: MediaBlobs;
  /** Goes to a picture, or to a moment of the video in ms. */
  onShow: (place: { index: number; ms: number }) => void;
  onStyle: (part: Partial<Style>, field: string) => void;
};

/** What an eye would stumble over, found on the drawn pictures (ux §4.7). */
export function CheckPanel({ draft, material, media, onShow, onStyle }: CheckPanelProps) {
  const words = useDeferredValue(draft);
  const checked = useMemo(() => scenesOf(words, material), [words, material]);
  const found = useCheck(checked, media);
  return (
    <Panel title="Check">
      <div aria-live="polite" aria-busy={found === null}>
        {found === null && <p className="text-dense text-ink-3">Looking at the drawn pictures…</p>}
        {found === "failed" && (
          <p className="text-dense text-ink-3">The pictures couldn't be looked at. You can export all the same.</p>
        )}
        {found?.length === 0 && (
          <p className="flex items-center gap-2">
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-done" />
            Nothing to fix: words are readable and in the safe area.
          </p>
        )}
        {draft.style.adjustments.length > 0 && (
          <p className="flex items-center gap-2 text-dense text-ink-3">
            {draft.style.adjustments.length === 1 ? "1 fix is" : `${draft.style.adjustments.length} fixes are`} in it.
            <Button variant="quiet" onClick={() => onStyle({ adjustments: [] }, "without fixes")}>
              Take them out
            </Button>
          </p>
        )}
        {Array.isArray(found) && found.length > 0 && <Findings {...{ found, draft, onShow, onStyle }} />}
      </div>
    </Panel>
  );
}

type FindingsProps = Pick<CheckPanelProps, "draft" | "onShow" | "onStyle"> & { found: readonly Found[] };

function Findings({ found, draft, onShow, onStyle }: FindingsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {found.map((finding) => (
        <li key={`${finding.name} ${finding.rule} ${finding.clip} ${finding.startMs}`} className="flex gap-3 py-2.5">
          <Severity of={finding} />
          <p className="min-w-0 flex-1">
            <span className="text-ink-2">{whereOf(finding)}</span> {finding.message}
          </p>
          <FixButton {...{ finding, draft, onStyle }} />
          <Button variant="quiet" onClick={() => onShow({ index: finding.index, ms: finding.startMs })}>
            Show
          </Button>
        </li>
      ))}
    </ul>
  );
}

type FixButtonProps = Pick<CheckPanelProps, "draft" | "onStyle"> & { finding: Found };

/** Takes a finding away, if that can be done without touching words or times. */
function FixButton({ finding, draft: { style }, onStyle }: FixButtonProps) {
  if (finding.rule === "caption-pace" && style.captions === "one-word") {
    return <Button onClick={() => onStyle({ captions: "active-box" }, "captions")}>Fix</Button>;
  }
  const kept = finding.fix && adjustmentOf(finding.scene, finding.fix.changes, finding.place);
  if (!finding.fix || !kept) return null;
  return (
    <Button
      title={finding.fix.title}
      onClick={() => onStyle({ adjustments: [...style.adjustments, kept] }, `fix ${style.adjustments.length}`)}
    >
      Fix
    </Button>
  );
}

function Severity({ of: { severity } }: { of: Found }) {
  return severity === "must" ? (
    <OctagonX size={18} strokeWidth={1.75} aria-label="Must fix" className="mt-1 shrink-0 text-failed" />
  ) : (
    <TriangleAlert size={18} strokeWidth={1.75} aria-label="Worth fixing" className="mt-1 shrink-0 text-doubt" />
  );
}

function whereOf({ name, startMs, endMs }: Found): string {
  return name || `${clock(startMs)}–${clock(endMs)}`;
}

const NAMES: Record<Target, string> = { instagram: "Instagram", tiktok: "TikTok" };

function scenesOf(draft: Draft, material: Material): Checked[] {
  if (isVideo(material)) {
    return creationScenes(draft, material, "tiktok").map((scene) => ({
      scene,
      name: "",
      index: 0,
      place: { target: "tiktok", beatId: null },
    }));
  }
  return (["instagram", "tiktok"] as const).flatMap((target) =>
    creationScenes(draft, material, target).map((scene, index, { length }) => ({
      // A slide is a picture, however long it would stay in a film of all slides.
      scene: { ...scene, durationMs: 0 },
      index,
      place: { target, beatId: beatIdOf(draft, index, length) },
      name: length > 1 ? `${NAMES[target]}, slide ${index + 1}.` : `${NAMES[target]}.`,
    })),
  );
}

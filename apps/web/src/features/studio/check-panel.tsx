import type { CaptionStyle } from "@vignette/domain/studio";
import { Button, Panel } from "@vignette/ui";
import { CircleCheck, OctagonX, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { clock } from "./creation-names.ts";
import { creationScenes, type Draft, isVideo, type Material, type Target } from "./creation-scenes.ts";
import type { MediaBlobs } from "./media.ts";
import { type Checked, type Found, useCheck } from "./use-check.ts";

type CheckPanelProps = {
  draft: Draft;
  material: Material;
  media: MediaBlobs;
  /** Goes to a picture, or to a moment of the video in ms. */
  onShow: (place: { index: number; ms: number }) => void;
  onCaptions: (captions: CaptionStyle) => void;
};

/** What an eye would stumble over, found on the drawn pictures (ux §4.7). */
export function CheckPanel({ draft, material, media, onShow, onCaptions }: CheckPanelProps) {
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
        {Array.isArray(found) && found.length > 0 && <Findings {...{ found, draft, onShow, onCaptions }} />}
      </div>
    </Panel>
  );
}

type FindingsProps = Pick<CheckPanelProps, "draft" | "onShow" | "onCaptions"> & { found: readonly Found[] };

function Findings({ found, draft, onShow, onCaptions }: FindingsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {found.map((finding) => (
        <li key={`${finding.name} ${finding.rule} ${finding.clip} ${finding.startMs}`} className="flex gap-3 py-2.5">
          <Severity of={finding} />
          <p className="min-w-0 flex-1">
            <span className="text-ink-2">{whereOf(finding)}</span> {finding.message}
          </p>
          {finding.rule === "caption-pace" && draft.style.captions === "one-word" && (
            <Button onClick={() => onCaptions("active-box")}>Fix</Button>
          )}
          <Button variant="quiet" onClick={() => onShow({ index: finding.index, ms: finding.startMs })}>
            Show
          </Button>
        </li>
      ))}
    </ul>
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
    return creationScenes(draft, material, "tiktok").map((scene) => ({ scene, name: "", index: 0 }));
  }
  return (["instagram", "tiktok"] as const).flatMap((target) =>
    creationScenes(draft, material, target).map((scene, index, { length }) => ({
      // A slide is a picture, however long it would stay in a film of all slides.
      scene: { ...scene, durationMs: 0 },
      index,
      name: length > 1 ? `${NAMES[target]}, slide ${index + 1}.` : `${NAMES[target]}.`,
    })),
  );
}

import { captionTranscript, type SceneInput, type ScriptAndStyle } from "@vignette/content";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { memo, useMemo, useState } from "react";
import { clock } from "../../../../shared/clock.ts";
import { decimalText } from "../../../../shared/formats.ts";
import { equalIgnoringCallbacks } from "../../equal-ignoring-callbacks.ts";
import { select, useSelection } from "../../selection.ts";
import { EdgeHandle } from "../edge-handle.tsx";
import type { TimelineEdit } from "../timeline-edit.ts";
import { type CaptionPage, captionPagesOf, pageEdgeMoved } from "./caption-pages.ts";

type CaptionLaneProps = {
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  durationMs: number;
  /** Whether edges snap to words. */
  magnet: boolean;
  edit: TimelineEdit;
  onSeek: (ms: number) => void;
};

/**
 * The caption pages as blocks. Pressing one selects its first word, here and in the transcript; the edges of a selected
 * page can be dragged: words go over to the page beside it, or are shown earlier or later.
 */
export const CaptionLane = memo(Pages, equalIgnoringCallbacks<CaptionLaneProps>());

function Pages({ draft, sceneInput, durationMs, magnet, edit, onSeek }: CaptionLaneProps) {
  const pages = useMemo(() => captionPagesOf(captionTranscript(draft, sceneInput)), [draft, sceneInput]);
  const selection = useSelection();
  if (pages.length === 0) return null;
  const isIn = ({ beat, first, last }: CaptionPage) =>
    selection?.kind === "word" &&
    selection.beatId === beat.beatId &&
    first <= selection.index &&
    selection.index <= last;
  return (
    <fieldset aria-label={m.timeline_caption_pages()} className="min-w-0">
      <div className="relative h-9 rounded-chip bg-sunken">
        {pages.map((page) => (
          <PageBlock
            // By its place: the page whose edge is moved keeps the focus.
            key={`${page.beat.beatId} ${pages.filter(({ beat }) => beat === page.beat).indexOf(page)}`}
            {...{ page, durationMs, magnet, onSeek }}
            isSelected={isIn(page)}
            onEdge={(edge, ms) => {
              edit.captions(page.beat, pageEdgeMoved(page, edge, ms), `${edge} ${page.first}`);
              select({ kind: "word", beatId: page.beat.beatId, index: edge === "start" ? page.last : page.first });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PageBlockProps = {
  page: CaptionPage;
  durationMs: number;
  magnet: boolean;
  isSelected: boolean;
  onSeek: (ms: number) => void;
  onEdge: (edge: "start" | "end", ms: number) => void;
};

function PageBlock({ page, durationMs, magnet, isSelected, onSeek, onEdge }: PageBlockProps) {
  const { beat, first, text, startMs, endMs } = page;
  const [edges, setEdges] = useState<{ startMs: number; endMs: number } | null>(null);
  const drawn = edges ?? page;
  const share = (ms: number) => `${(100 * ms) / Math.max(1, durationMs)}%`;
  const points = magnet ? beat.words.flatMap((word) => [word.startMs, word.endMs]) : [];
  const handle = (edge: "start" | "end", ms: number) => ({
    name: edge === "start" ? m.timeline_start_of_caption({ text }) : m.timeline_end_of_caption({ text }),
    ...{ durationMs, points, atMs: ms },
    value: {
      ...{ now: Math.round(ms) / 1000, min: 0, max: Math.round(durationMs) / 1000 },
      text:
        edge === "start"
          ? m.timeline_from_second_at({ second: decimalText(ms / 1000) })
          : m.timeline_to_second_at({ second: decimalText(ms / 1000) }),
    },
    limit: (at: number) => Math.max(0, Math.min(durationMs, at)),
    onSet: (at: number) => onEdge(edge, at),
  });
  return (
    <div
      className={classNames("absolute inset-y-0", isSelected && "z-10")}
      style={{ left: share(drawn.startMs), width: share(drawn.endMs - drawn.startMs) }}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        title={text}
        onClick={() => {
          select({ kind: "word", beatId: beat.beatId, index: first });
          onSeek(beat.words[first]?.shownMs ?? startMs);
        }}
        className={classNames(
          "block size-full cursor-pointer overflow-hidden rounded-chip border px-1 text-left text-meta whitespace-nowrap",
          isSelected ? "border-mark bg-mark-soft text-ink" : "border-canvas bg-raised text-ink-2 hover:text-ink",
        )}
      >
        {text}
        <span className="sr-only">{`, ${m.timeline_times({ start: clock(startMs), end: clock(endMs) })}`}</span>
      </button>
      {isSelected && (
        <>
          <EdgeHandle
            {...handle("start", startMs)}
            side="left"
            onDrag={(ms) => setEdges(ms === null ? null : { startMs: Math.min(ms, endMs), endMs })}
          />
          <EdgeHandle
            {...handle("end", endMs)}
            onDrag={(ms) => setEdges(ms === null ? null : { startMs, endMs: Math.max(ms, startMs) })}
          />
        </>
      )}
    </div>
  );
}

import type { PartSegment } from "@vignette/content";
import { PARTS_MAX, partLabel, type VariantPart, type VariantPlace } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, IconButton, Panel } from "@vignette/ui";
import { Plus, X } from "@vignette/ui/icons";
import { clock } from "../../../../shared/clock.ts";
import { PartPoster } from "./part-poster.tsx";
import { placeLabels } from "./place-labels.ts";

type PartColumnProps = {
  place: VariantPlace;
  parts: readonly VariantPart[];
  byId: ReadonlyMap<string, PartSegment>;
  /** Progress of encoding by part id, 0 to 1; only while a run encodes. */
  encoded: Readonly<Record<string, number>>;
  /** Other creations are still loading. */
  isLoading: boolean;
  disabled: boolean;
  onAdd: () => void;
  onRemove: (part: VariantPart) => void;
};

/** The parts chosen for one place, and a button to add more. */
export function PartColumn({ place, parts, byId, encoded, isLoading, disabled, onAdd, onRemove }: PartColumnProps) {
  const { addOne, many, hint } = placeLabels[place];
  const full = parts.length >= PARTS_MAX[place];
  return (
    <Panel>
      <section aria-label={many} className="flex h-full flex-col gap-3">
        <header>
          <h2 className="flex items-baseline gap-2 text-read font-semibold">
            {many} <span className="tabular text-dense font-normal text-ink-3">{parts.length}</span>
          </h2>
          <p className="text-dense text-ink-2">{hint}</p>
        </header>
        <ul className="flex flex-col gap-2">
          {parts.map((part) => (
            <PartCard
              key={part.id}
              {...{ part, isLoading, disabled }}
              segment={byId.get(part.id)}
              encoded={encoded[part.id]}
              onRemove={() => onRemove(part)}
            />
          ))}
        </ul>
        <div className="mt-auto">
          <Button
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            disabled={full || disabled}
            title={full ? m.variants_are_the_most({ count: PARTS_MAX[place] }) : undefined}
            onClick={onAdd}
          >
            {addOne}
          </Button>
        </div>
      </section>
    </Panel>
  );
}

type PartCardProps = {
  part: VariantPart;
  segment: PartSegment | undefined;
  encoded: number | undefined;
  isLoading: boolean;
  disabled: boolean;
  onRemove: () => void;
};

function PartCard({ part, segment, encoded, isLoading, disabled, onRemove }: PartCardProps) {
  const text = segment?.text ?? (isLoading ? "…" : m.variants_video_gone());
  const label = partLabel(part);
  return (
    <li className="flex items-start gap-3">
      <span className="w-11 shrink-0 overflow-hidden rounded-chip">
        <PartPoster segment={segment} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-3 text-base">{text}</span>
        <span className="tabular block text-meta text-ink-3">
          {[label, segment && clock(segment.durationMs), fromWhere(part, segment)].filter(Boolean).join(" · ")}
          {encoded !== undefined && ` · ${m.variants_encoding_percent({ percent: Math.round(encoded * 100) })}`}
        </span>
      </span>
      {part.from.kind !== "own" && (
        <IconButton
          label={m.variants_remove({ label, text })}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

function fromWhere({ from }: VariantPart, segment: PartSegment | undefined): string {
  if (from.kind === "own") return m.variants_from_this_video();
  if (from.kind === "creation") return segment ? m.variants_from_named({ name: segment.source.name }) : "";
  const source = from.hookId === null ? m.variants_from_writing() : m.variants_from_library();
  const shown = segment?.hidesSpeaker ? m.variants_without_the_speaker({ source }) : source;
  return segment?.lacksVoice ? m.variants_not_spoken_yet({ shown }) : shown;
}

import type { ScriptAndStyle } from "@vignette/content";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, buttonStyle, SeverityIcon } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { clock } from "../../../shared/clock.ts";
import { wordedFinding } from "../../../shared/refusals/worded.ts";
import type { ClipFiles } from "../media/clip-frames.ts";
import type { Pictures } from "../media/media.ts";
import { BeforeAfter } from "./before-after.tsx";
import { draftFixOf, type StudioFinding } from "./fix-of.ts";
import { focusField } from "./focus-field.ts";
import { layerOfField } from "./layer-field.ts";

type FindingRowProps = {
  finding: StudioFinding;
  draft: ScriptAndStyle;
  durationMs: number;
  pictures: Pictures;
  clips: ClipFiles;
  isOpen: boolean;
  onShow: () => void;
  onChange: (make: (draft: ScriptAndStyle) => ScriptAndStyle, field: string) => void;
};

/** One finding with its fix. Clicking it shows the place. */
export function FindingRow({ finding, draft, durationMs, isOpen, onShow, onChange, ...drawn }: FindingRowProps) {
  const fix = draftFixOf(finding, draft, durationMs);
  const { field } = finding;
  return (
    <li className="py-1">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <button
          type="button"
          onClick={onShow}
          aria-expanded={isOpen}
          className="flex min-h-9 min-w-48 flex-1 cursor-pointer items-start gap-2.5 rounded-control px-1.5 py-1.5 text-left hover:bg-sunken"
        >
          <SeverityIcon severity={finding.severity} className="mt-px" />
          <span className="min-w-0">
            <span className="text-ink-3">{whereOf(finding)}</span> {wordedFinding(finding)}
          </span>
        </button>
        {fix && (
          <Button title={fix.title} onClick={() => onChange(fix.apply, `fix ${finding.rule}`)}>
            {"drawn" in finding ? m.studio_fix() : fix.title}
          </Button>
        )}
        {!fix && field !== null && (
          <Button
            onClick={() => {
              // A text on the canvas is on one slide, or at one time.
              if (layerOfField(field) !== null) onShow();
              focusField(field);
            }}
          >
            {finding.rule === "placeholder-open" ? m.studio_fill_in() : m.studio_edit()}
          </Button>
        )}
        {LEADING_TO_PROOF.has(finding.rule) && (
          <Link to={`${paths.research}#proof`} className={buttonStyle({ variant: "quiet" })}>
            {finding.rule === "claim-unsourced" ? m.studio_add_source() : m.studio_open_proof()}
          </Link>
        )}
      </div>
      {isOpen && "drawn" in finding && <BeforeAfter finding={finding} {...drawn} />}
    </li>
  );
}

const LEADING_TO_PROOF = new Set(["claim-unsourced", "review-altered"]);

/** `Both · 0:03–0:05 ·`, `Instagram · Slide 2 ·`. Findings of the files name their slide themselves. */
function whereOf(finding: StudioFinding): string {
  const { platforms, place, field } = finding;
  const [only, second] = platforms;
  const isOnSlide = "drawn" in finding ? finding.drawn.some(({ on }) => on.of > 1) : field !== null;
  const who = second ? m.studio_both() : only ? platformNames[only] : "";
  const when = place.kind === "span" ? `${clock(place.startMs)}–${clock(place.endMs)}` : "";
  const slide = place.kind === "slide" && isOnSlide ? m.studio_slide({ index: place.index + 1 }) : "";
  return `${[who, when, slide].filter(Boolean).join(" · ")} ·`;
}

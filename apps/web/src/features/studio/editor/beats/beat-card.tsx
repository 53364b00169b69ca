import { m } from "@vignette/messages";
import { classNames, Sentence, TextArea } from "@vignette/ui";
import { memo } from "react";
import { equalIgnoringCallbacks } from "../../equal-ignoring-callbacks.ts";
import { StreamedBeatRewrite } from "../../generation/streamed-rewrite.tsx";
import type { BeatCardProps } from "./beat-card-props.ts";
import { BeatHead } from "./beat-head.tsx";
import { BeatHold } from "./beat-hold.tsx";
import { PictureEditor } from "./picture-editor.tsx";

/**
 * One beat with its text and its picture. Focusing it shows it on the stage. Typing in one card does not render the
 * others.
 */
export const BeatCard = memo(Card, equalIgnoringCallbacks<BeatCardProps>(["issues"]));

function Card(props: BeatCardProps) {
  const { kind, beat, index, isCurrent, isSpoken, issues, onChange } = props;
  const place = placeOf(kind, index);
  return (
    <li
      onFocusCapture={props.onSelect}
      aria-busy={props.isRewriting}
      className={classNames(
        "flex flex-col gap-3 rounded-panel border bg-surface p-4",
        isCurrent ? "border-ink" : "border-line",
      )}
    >
      <BeatHead {...props} place={place} />
      {props.isRewriting && <StreamedBeatRewrite creationId={props.creationId} />}
      {isSpoken && (
        <TextArea
          label={numbered(m.studio_said({ place }))}
          rows={2}
          maxLength={300}
          placeholder={m.studio_no_voiceover_here()}
          value={beat.line}
          name={`beats.${index}.line`}
          error={issues.line}
          onChange={(line) => onChange({ line: oneLine(line) })}
        />
      )}
      <TextArea
        label={isSpoken ? numbered(m.studio_on_screen({ place })) : m.studio_title_of({ place })}
        labelHidden={!isSpoken}
        hint={index === 0 ? m.studio_highlight_words() : undefined}
        rows={2}
        maxLength={200}
        placeholder={isSpoken ? m.studio_captions_only() : m.studio_no_title()}
        value={beat.title}
        name={`beats.${index}.title`}
        error={issues.title}
        onChange={(title) => onChange({ title: oneLine(title) })}
      />
      {(!isSpoken || beat.body !== "") && (
        <TextArea
          label={m.studio_text_of({ place })}
          labelHidden
          rows={2}
          maxLength={240}
          placeholder={m.studio_no_text_under_the_title()}
          value={beat.body}
          name={`beats.${index}.body`}
          error={issues.body}
          onChange={(body) => onChange({ body })}
        />
      )}
      <PictureEditor {...props} place={place} takesClips={props.startMs !== null} isMissing={props.isPictureMissing} />
      {props.startMs !== null && props.isHoldable && (
        <BeatHold beat={beat} place={place} isSpoken={isSpoken} onChange={onChange} />
      )}
    </li>
  );
}

/** A label whose card stands below its number: only assistive technology hears the number with each field. */
const numbered = (label: string) => (
  <Sentence text={label} parts={{ span: (words) => <span className="sr-only">{words}</span> }} />
);

const placeOf = (kind: BeatCardProps["kind"], index: number): string =>
  kind === "carousel-image" ? m.studio_place_slide({ number: index + 1 }) : m.studio_place_beat({ number: index + 1 });

/** Templates break lines themselves; the schema refuses line breaks in titles. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, " ");

import type { Beat, BeatRole } from "@vignette/domain/studio";
import { classNames, TextArea } from "@vignette/ui";
import { clock } from "./creation-names.ts";
import type { Material } from "./creation-scenes.ts";
import { PictureEditor } from "./picture-editor.tsx";

type BeatCardProps = {
  kind: Material["kind"];
  beat: Beat;
  index: number;
  isLast: boolean;
  isCurrent: boolean;
  /** The spoken line as it is typed; null where nobody speaks. */
  said: string | null;
  /** When it begins, in ms; null for a picture. */
  startMs: number | null;
  issue: (field: string) => string | undefined;
  onSelect: () => void;
  onSeek: (ms: number) => void;
  onSay: (line: string) => void;
  onChange: (part: Partial<Beat>) => void;
  onRemake: (part: Partial<Beat>) => void;
};

/** One beat: its place, its words, its picture. Working on it shows it on the stage. */
export function BeatCard({ beat, index, isCurrent, said, issue, onSay, onChange, ...props }: BeatCardProps) {
  const place = props.kind === "carousel-image" ? `slide ${index + 1}` : `beat ${index + 1}`;
  return (
    <li
      onFocusCapture={props.onSelect}
      className={classNames(
        "flex flex-col gap-3 rounded-panel border bg-surface p-4",
        isCurrent ? "border-ink" : "border-line",
      )}
    >
      <BeatHead {...{ beat, index }} {...props} />
      {said !== null && (
        <TextArea label="Said" rows={2} maxLength={300} value={said} onChange={(line) => onSay(oneLine(line))} />
      )}
      <TextArea
        label={said === null ? `Title of ${place}` : "On screen"}
        labelHidden={said === null}
        hint={index === 0 ? "Words between *asterisks* are marked." : undefined}
        rows={2}
        maxLength={200}
        placeholder={said === null ? "No title" : "Captions only"}
        value={beat.title}
        error={issue("title")}
        onChange={(title) => onChange({ title: oneLine(title) })}
      />
      {said === null && (
        <TextArea
          label={`Text of ${place}`}
          labelHidden
          rows={2}
          maxLength={240}
          placeholder="No text under the title"
          value={beat.body}
          error={issue("body")}
          onChange={(body) => onChange({ body })}
        />
      )}
      {(beat.imagePrompt !== "" || beat.shows !== null) && (
        <PictureEditor
          key={beat.imagePrompt}
          prompt={beat.imagePrompt}
          onRemake={(imagePrompt) => props.onRemake({ imagePrompt })}
        />
      )}
    </li>
  );
}

/** A title is one line to the eye of the template; a line break would be refused. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, " ");

type BeatHeadProps = Pick<BeatCardProps, "kind" | "beat" | "index" | "isLast" | "startMs" | "onSeek">;

function BeatHead({ kind, beat, index, isLast, startMs, onSeek }: BeatHeadProps) {
  const name = kind === "carousel-image" ? (index === 0 ? "Hook" : isLast ? "Ask" : "Slide") : roleNames[beat.role];
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h3 className="text-base font-semibold">
        {index + 1} <span className="font-normal text-ink-3">{name}</span>
      </h3>
      {startMs === null ? (
        <WordCount beat={beat} isFirst={index === 0} />
      ) : (
        <button
          type="button"
          onClick={() => onSeek(startMs)}
          aria-label={`Play from ${clock(startMs)}`}
          className="link tabular min-h-6 cursor-pointer text-meta text-ink-3"
        >
          {clock(startMs)}
        </button>
      )}
    </div>
  );
}

/** Source: ux §6, law 2. */
const [HOOK_WORDS, SLIDE_WORDS] = [12, 22];

function WordCount({ beat: { title, body }, isFirst }: { beat: Beat; isFirst: boolean }) {
  const count = `${title} ${body}`.split(/\s+/).filter(Boolean).length;
  const max = isFirst ? HOOK_WORDS : SLIDE_WORDS;
  return (
    <span className={classNames("tabular text-meta", count > max ? "font-semibold text-doubt" : "text-ink-3")}>
      {count > max ? `${count} words, more than people read (${max})` : `${count} of ${max} words`}
    </span>
  );
}

const roleNames: Record<BeatRole, string> = {
  hook: "Hook",
  pain: "Pain",
  turn: "Turn",
  proof: "Proof",
  point: "Point",
  ask: "Ask",
};

import type { CarouselScript, Slide } from "@vignette/domain/studio";
import { classNames, TextArea, TextInput } from "@vignette/ui";
import { PictureEditor } from "./picture-editor.tsx";
import type { Script } from "./script-issues.ts";

export type WordsEditorProps<Kind extends Script> = {
  script: Kind;
  issues: Readonly<Record<string, string>>;
  /** The slide or beat on the stage. */
  current: number;
  onSelect: (index: number) => void;
  onChange: (script: Kind, field: string) => void;
  /** Words that pictures or the voice are made from have changed: those are made again. */
  onRemake: (script: Kind) => void;
};

/** Every slide's words. Working on one shows it on the stage. `marks`: the look marks some of them. */
export function SlidesEditor({ marks, ...props }: WordsEditorProps<CarouselScript> & { marks: boolean }) {
  const { script, issues, current, onSelect, onChange, onRemake } = props;
  const changed = (index: number, part: Partial<Slide>) => ({
    ...script,
    slides: script.slides.map((slide, at) => (at === index ? { ...slide, ...part } : slide)),
  });
  const change = (index: number, part: Partial<Slide>) =>
    onChange(changed(index, part), `slides.${index}.${Object.keys(part).join()}`);
  return (
    <ol className="flex flex-col gap-3">
      {script.slides.map((slide, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
          key={index}
          onFocusCapture={() => onSelect(index)}
          className={classNames(
            "flex flex-col gap-3 rounded-panel border bg-surface p-4",
            index === current ? "border-ink" : "border-line",
          )}
        >
          <SlideHead index={index} slide={slide} isLast={index === script.slides.length - 1} />
          <TextArea
            label={`Title of slide ${index + 1}`}
            labelHidden
            rows={2}
            maxLength={120}
            value={slide.title}
            error={issues[`slides.${index}.title`]}
            // A title is one line to the eye of the look; a line break would be refused.
            onChange={(title) => change(index, { title: title.replaceAll(/[\r\n]+/g, " ") })}
          />
          <TextArea
            label={`Text of slide ${index + 1}`}
            labelHidden
            rows={2}
            maxLength={240}
            placeholder="No text under the title"
            value={slide.body}
            error={issues[`slides.${index}.body`]}
            onChange={(body) => change(index, { body })}
          />
          {marks && (
            <TextInput
              label="Marked words"
              maxLength={80}
              placeholder="None"
              value={slide.emphasis}
              hint={missingMark(slide)}
              error={issues[`slides.${index}.emphasis`]}
              onChange={(emphasis) => change(index, { emphasis })}
            />
          )}
          <PictureEditor
            prompt={slide.imagePrompt}
            onRemake={(imagePrompt) => onRemake(changed(index, { imagePrompt }))}
          />
        </li>
      ))}
    </ol>
  );
}

function SlideHead({ index, slide, isLast }: { index: number; slide: Slide; isLast: boolean }) {
  const count = wordCount(`${slide.title} ${slide.body}`);
  const max = index === 0 ? 12 : 22;
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h3 className="text-base font-semibold">
        {index + 1} <span className="font-normal text-ink-3">{index === 0 ? "Hook" : isLast ? "Ask" : "Slide"}</span>
      </h3>
      <span className={classNames("tabular text-meta", count > max ? "font-semibold text-doubt" : "text-ink-3")}>
        {count > max ? `${count} words, more than people read (${max})` : `${count} of ${max} words`}
      </span>
    </div>
  );
}

function missingMark({ title, body, emphasis }: Slide): string | undefined {
  const wanted = emphasis.trim().toLowerCase();
  if (!wanted || `${title}\n${body}`.toLowerCase().includes(wanted)) return undefined;
  return "These words aren't on the slide, so nothing is marked.";
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

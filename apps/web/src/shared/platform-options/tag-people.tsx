import { InstagramName, type UserTag } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, IconButton, TextInput } from "@vignette/ui";
import { X } from "@vignette/ui/icons";
import { useState } from "react";
import { SlidePicker } from "./slide-picker.tsx";

type TagPeopleProps = {
  slides: readonly { url: string }[];
  tags: readonly UserTag[];
  onChange: (tags: UserTag[]) => void;
};

/** Maximum number of people in a post. Source: docs/platforms/instagram.md#errors, 2207040. */
const MOST = 20;

/** Tags people in pictures: a click on a picture places the tag, a button adds it in the middle. */
export function TagPeople({ slides, tags, onChange }: TagPeopleProps) {
  const [slide, setSlide] = useState(0);
  const [place, setPlace] = useState({ x: 0.5, y: 0.5 });
  const [name, setName] = useState("");
  const shown = slides[slide];
  const username = name.trim().replace(/^@/, "");
  const fits = InstagramName.safeParse(username).success && tags.length < MOST;
  const add = () => {
    onChange([...tags, { username, slide, ...place }]);
    setName("");
  };
  return (
    <div className="flex flex-col gap-3">
      {slides.length > 1 && <SlidePicker label={m.post_on_slide()} slides={slides} value={slide} onChange={setSlide} />}
      <div className="flex flex-wrap items-start gap-4">
        {shown && (
          <button
            type="button"
            aria-label={m.post_choose_a_spot()}
            className="relative w-40 shrink-0 cursor-crosshair overflow-hidden rounded-chip"
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect();
              // A key press has no position: the tag goes to the middle.
              if (event.detail > 0) {
                setPlace({
                  x: share(event.clientX - box.left, box.width),
                  y: share(event.clientY - box.top, box.height),
                });
              } else setPlace({ x: 0.5, y: 0.5 });
            }}
          >
            <img src={shown.url} alt={m.post_slide_number({ slide: slide + 1 })} className="block w-full" />
            {[...tags.filter((tag) => tag.slide === slide), { username: "", ...place }].map((tag) => (
              <span
                key={tag.username}
                aria-hidden
                style={{ left: `${tag.x * 100}%`, top: `${tag.y * 100}%` }}
                className="absolute size-3 -translate-1/2 rounded-full border-2 border-raised bg-ink"
              />
            ))}
          </button>
        )}
        <div className="flex min-w-48 flex-1 flex-col gap-2">
          <TextInput
            label={m.post_username()}
            value={name}
            onChange={setName}
            placeholder={m.post_username_example()}
            autoCapitalize="none"
          />
          <div>
            <Button disabled={!fits} onClick={add}>
              {m.post_tag()}
            </Button>
          </div>
          <ul className="flex flex-col">
            {tags.map((tag, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same person may be tagged on several slides
              <li key={index} className="flex items-center justify-between gap-2 text-base">
                @{tag.username}
                {slides.length > 1 && (
                  <span className="text-dense text-ink-3">{m.post_tag_slide({ slide: tag.slide + 1 })}</span>
                )}
                <IconButton
                  label={m.post_remove({ username: tag.username })}
                  icon={<X size={16} strokeWidth={1.75} aria-hidden />}
                  onClick={() => onChange(tags.filter((_, at) => at !== index))}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** A place from 0 to 1, to a thousandth. */
const share = (offset: number, length: number) =>
  Math.round(Math.min(1, Math.max(0, offset / Math.max(1, length))) * 1000) / 1000;

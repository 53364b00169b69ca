import { type LibraryAsset, type NamedPart, PARTS_MAX } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, Progress } from "@vignette/ui";
import { Plus, Search, Undo2 } from "@vignette/ui/icons";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useOnline } from "../../../../shared/offline/offline-bar.tsx";
import { steppedBox } from "./moved-box.ts";
import { namePlaces } from "./name-places.ts";
import { PartFrame } from "./part-frame.tsx";
import { PartNames } from "./part-names.tsx";
import { usePartDrag } from "./use-part-drag.ts";
import { useParts } from "./use-parts.ts";

/** The box of a part that is added without being drawn. */
const MIDDLE: NamedPart["box"] = { x: 0.35, y: 0.35, w: 0.3, h: 0.3 };

/** A photo with its named parts, which are drawn, moved, renamed and removed on it. Every change is stored. */
export function PhotoParts({ item }: { item: LibraryAsset }) {
  const online = useOnline();
  const { parts, change, undo, find, isFinding } = useParts(item);
  const [selected, setSelected] = useState<number | null>(null);
  const photo = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const hint = useId();

  const replace = (index: number, part: Partial<NamedPart>, did: string) =>
    change(
      parts.map((it, at) => (at === index ? { ...it, ...part } : it)),
      `${did} ${index}`,
    );
  /** Once the change is drawn. */
  const focus = (selector: string, index: number) =>
    requestAnimationFrame(() => all.current?.querySelectorAll<HTMLElement>(selector)[index]?.focus());
  const rename = (index: number) => focus("[data-part-name] input", index);
  const isFull = parts.length >= PARTS_MAX;

  function add(box: NamedPart["box"]) {
    if (isFull) return;
    change([...parts, { name: "", box }]);
    setSelected(parts.length);
    rename(parts.length);
  }
  function remove(index: number) {
    change(parts.filter((_, at) => at !== index));
    setSelected(null);
    if (parts.length > 1) focus("[data-part]", Math.min(index, parts.length - 2));
    else requestAnimationFrame(() => photo.current?.focus());
  }
  const { dragged, grab, draw } = usePartDrag(photo, (index, box) => {
    if (index === null) add(box);
    else change(withBox(parts, index, box));
  });

  function pressed(event: KeyboardEvent, index: number) {
    const part = parts[index];
    if (!part || event.ctrlKey || event.metaKey || event.altKey) return;
    const box = steppedBox(part.box, event.key, event.shiftKey);
    if (box) replace(index, { box }, event.shiftKey ? "resize" : "move");
    else if (event.key === "Enter") rename(index);
    else if (event.key === "Delete" || event.key === "Backspace") remove(index);
    else return;
    event.preventDefault();
  }
  const [file] = item.files;
  if (!file) return null;
  const places = namePlaces(parts, file);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcut of undo, for all boxes inside
    <div
      ref={all}
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        if (!isUndo(event) || event.target instanceof HTMLInputElement || !undo) return;
        event.preventDefault();
        undo();
      }}
    >
      <div
        ref={photo}
        tabIndex={-1}
        className="relative mx-auto w-fit outline-none"
        onPointerDown={(event) => {
          setSelected(null);
          if (event.pointerType === "touch" || isFull) return;
          event.preventDefault();
          draw(event);
        }}
      >
        <img
          src={file.url}
          alt={item.labels.alt || item.name}
          width={file.width}
          height={file.height}
          draggable={false}
          className="max-h-[50vh] w-auto rounded-frame bg-sunken object-contain"
        />
        {parts.map((part, index) => (
          <PartFrame
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name while they are typed
            key={index}
            name={part.name}
            box={dragged?.index === index ? dragged.box : part.box}
            namePlace={places[index] ?? { side: "left", row: "top" }}
            isSelected={selected === index}
            hint={hint}
            onSelect={() => setSelected(index)}
            onGrab={(event, grip) => grab(event, index, part.box, grip)}
            onKeyDown={(event) => pressed(event, index)}
            onRename={() => rename(index)}
          />
        ))}
        {dragged?.index === null && <NewFrame box={dragged.box} />}
      </div>
      <section
        aria-label={m.assets_parts()}
        className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4"
      >
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base font-semibold">
            {parts.length > 0 || isFinding ? m.assets_parts() : emptyTitle(item)}
          </h3>
          <div className="flex flex-wrap items-center gap-2">
            {undo && (
              <Button variant="quiet" icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={undo}>
                {m.app_undo()}
              </Button>
            )}
            {parts.length === 0 && (
              <Button
                icon={<Search size={16} strokeWidth={1.75} aria-hidden />}
                pending={isFinding}
                pendingLabel={m.assets_looking_at_it()}
                disabled={!online}
                title={online ? undefined : m.assets_offline()}
                onClick={find}
              >
                {m.assets_parts_find()}
              </Button>
            )}
            <Button
              variant="quiet"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
              disabled={isFull || isFinding}
              title={isFull ? m.assets_parts_most({ max: PARTS_MAX }) : undefined}
              onClick={() => add(MIDDLE)}
            >
              {m.assets_parts_add()}
            </Button>
          </div>
        </header>
        <p className="max-w-[62ch] text-dense text-ink-2">{m.assets_parts_why()}</p>
        {isFinding && <Progress label={m.assets_looking_at_it()} value={null} />}
        <PartNames
          parts={parts}
          selected={selected}
          onSelect={setSelected}
          onRename={(index, name) => replace(index, { name }, "rename")}
          onDone={(index) => focus("[data-part]", index)}
          onRemove={remove}
        />
        <p id={hint} className={parts.length > 0 ? "text-meta text-ink-3 pointer-coarse:sr-only" : "sr-only"}>
          {m.assets_parts_keys()}
        </p>
      </section>
    </div>
  );
}

const emptyTitle = ({ labels: { parts } }: LibraryAsset) =>
  parts === undefined ? m.assets_parts_none() : m.assets_parts_none_named();

const withBox = (parts: readonly NamedPart[], index: number, box: NamedPart["box"]) =>
  parts.map((it, at) => (at === index ? { ...it, box } : it));

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey;

const NewFrame = ({ box }: { box: NamedPart["box"] }) => (
  <span
    aria-hidden
    className="pointer-events-none absolute rounded-chip outline-2 -outline-offset-1 outline-mark"
    style={{ left: `${box.x * 100}%`, top: `${box.y * 100}%`, width: `${box.w * 100}%`, height: `${box.h * 100}%` }}
  />
);

import { type NamedPart, PART_NAME_MAX } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { IconButton, TextInput } from "@vignette/ui";
import { X } from "@vignette/ui/icons";

type PartNamesProps = {
  parts: readonly NamedPart[];
  selected: number | null;
  onSelect: (index: number) => void;
  onRename: (index: number, name: string) => void;
  /** Enter: the name is said. */
  onDone: (index: number) => void;
  onRemove: (index: number) => void;
};

/** The names of the parts, each in a field of its own. */
export function PartNames({ parts, selected, onSelect, onRename, onDone, onRemove }: PartNamesProps) {
  if (parts.length === 0) return null;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {parts.map(({ name }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name while they are typed
          key={index}
          data-part-name
          className={`-ml-3 flex items-center gap-1 border-l-4 pl-2 ${selected === index ? "border-mark" : "border-transparent"}`}
        >
          <div className="min-w-0 flex-1">
            <TextInput
              label={m.assets_part_name({ index: index + 1 })}
              labelHidden
              value={name}
              maxLength={PART_NAME_MAX}
              autoComplete="off"
              placeholder={m.assets_part_placeholder()}
              onChange={(next) => onRename(index, next)}
              onFocus={() => onSelect(index)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                onDone(index);
              }}
            />
          </div>
          <IconButton
            label={m.assets_part_remove({ name: name || m.assets_part_unnamed() })}
            icon={<X size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  );
}

import type { LibraryFilter } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, Menu, MenuItem, RadioGroup, TextInput } from "@vignette/ui";
import { Check, ChevronDown, Tag } from "@vignette/ui/icons";
import { useEffect, useState } from "react";

type LibraryToolbarProps = {
  filter: LibraryFilter;
  tags: readonly string[];
  onChange: (part: Partial<LibraryFilter>) => void;
};

/** Filters the library by kind, words, tag, and whether an asset is unused. */
export function LibraryToolbar({ filter, tags, onChange }: LibraryToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="max-w-full overflow-x-auto">
        <RadioGroup
          label={m.assets_show()}
          labelHidden
          inline
          options={shows}
          value={filter.show}
          onChange={(show) => onChange({ show })}
        />
      </div>
      <Search value={filter.search} onChange={(search) => onChange({ search })} />
      {(tags.length > 0 || filter.tag !== null) && (
        <TagMenu tags={tags} value={filter.tag} onChange={(tag) => onChange({ tag })} />
      )}
      <Button
        aria-pressed={filter.unusedOnly}
        icon={filter.unusedOnly && <Check size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => onChange({ unusedOnly: !filter.unusedOnly })}
      >
        {m.assets_unused_only()}
      </Button>
    </div>
  );
}

const shows = [
  { value: "all" as const, label: m.assets_all() },
  { value: "image" as const, label: m.assets_images() },
  { value: "video" as const, label: m.assets_video() },
  { value: "audio" as const, label: m.assets_audio() },
  { value: "font" as const, label: m.assets_fonts() },
  { value: "made" as const, label: m.assets_made_here() },
];

/** Delay between the last keystroke and the search, in ms. */
const PAUSE = 200;

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [asOf, setAsOf] = useState(value);
  // "Show everything" and the browser's back button change the field from outside.
  if (asOf !== value) {
    setAsOf(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const later = setTimeout(() => onChange(typed), PAUSE);
    return () => clearTimeout(later);
  });
  return (
    <div className="min-w-40 flex-1">
      <TextInput
        label={m.assets_search_assets()}
        labelHidden
        type="search"
        placeholder={m.assets_search_placeholder()}
        value={typed}
        maxLength={100}
        onChange={setTyped}
      />
    </div>
  );
}

type TagMenuProps = { tags: readonly string[]; value: string | null; onChange: (tag: string | null) => void };

function TagMenu({ tags, value, onChange }: TagMenuProps) {
  return (
    <Menu
      trigger={
        <Button icon={<Tag size={16} strokeWidth={1.75} aria-hidden />}>
          {value ?? "Tag"}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => onChange(null)} trailing={value === null && <Check size={16} aria-hidden />}>
        {m.assets_any_tag()}
      </MenuItem>
      {tags
        .toSorted((a, b) => a.localeCompare(b))
        .map((tag) => (
          <MenuItem
            key={tag}
            onSelect={() => onChange(tag)}
            trailing={tag === value && <Check size={16} aria-hidden />}
          >
            {tag}
          </MenuItem>
        ))}
    </Menu>
  );
}

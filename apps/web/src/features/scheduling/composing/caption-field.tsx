import { utf16Units } from "@vignette/domain/kernel";
import { type CaptionFacts, hashtagsOf } from "@vignette/domain/scheduling";
import { hashtag } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, TextArea } from "@vignette/ui";
import { Plus } from "@vignette/ui/icons";
import type { ReactNode } from "react";
import { numberText } from "../../../shared/formats.ts";

/** The facts about a caption on one platform. */
export type CaptionUse = { name: string; facts: CaptionFacts };

type CaptionFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The platforms with this caption; the tightest limit is shown at the field. */
  uses: readonly CaptionUse[];
  /** Hashtags of the creation's script; those that are missing in the caption are offered. */
  hashtags: readonly string[];
  hint?: ReactNode;
};

/** A caption field with the counts for each platform, and buttons for the script's hashtags. */
export function CaptionField({ label, value, onChange, uses, hashtags, hint }: CaptionFieldProps) {
  const max = Math.min(...uses.map(({ facts }) => facts.max), 4000);
  const used = hashtagsOf(value).map((tag) => tag.toLowerCase());
  const offered = hashtags.map(hashtag).filter((tag) => !used.includes(tag.toLowerCase()));
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={label}
        value={value}
        onChange={onChange}
        count={{ used: utf16Units(value), max, format: numberText }}
        rows={5}
        hint={hint}
      />
      <Counts uses={uses} />
      {offered.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          {offered.map((tag) => (
            <Button key={tag} variant="quiet" onClick={() => onChange(withTag(value, tag))}>
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              {tag}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** `TikTok 84/2,200`, `Instagram 84/2,200 · 3/30 hashtags · 1/20 mentions`. */
function Counts({ uses }: { uses: readonly CaptionUse[] }) {
  return (
    <ul className="tabular flex flex-wrap gap-x-4 text-meta text-ink-3">
      {uses.map(({ name, facts }) => (
        <li key={name}>
          {name} <Share used={facts.length} max={facts.max} />
          {facts.maxHashtags !== null && (
            <>
              {" · "}
              <Share used={facts.hashtags} max={facts.maxHashtags} /> {m.post_hashtags()}
            </>
          )}
          {facts.maxMentions !== null && (
            <>
              {" · "}
              <Share used={facts.mentions} max={facts.maxMentions} /> {m.post_mentions()}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const Share = ({ used, max }: { used: number; max: number }) => (
  <span className={used > max ? "font-semibold text-failed" : undefined}>
    {numberText(used)}/{numberText(max)}
  </span>
);

/** The first hashtag starts a new paragraph. */
function withTag(caption: string, tag: string): string {
  const before = caption.trimEnd();
  if (before === "") return tag;
  return hashtagsOf(before).length > 0 ? `${before} ${tag}` : `${before}\n\n${tag}`;
}

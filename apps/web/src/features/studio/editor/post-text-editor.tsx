import { utf16Units } from "@vignette/domain/kernel";
import { hashtag, type Script } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Panel, TextArea } from "@vignette/ui";
import { useState } from "react";
import { numberText } from "../../../shared/formats.ts";

type PostTextEditorProps = {
  script: Script;
  issues: Readonly<Record<string, string>>;
  onChange: (part: Pick<Script, "caption" | "hashtags">, field: string) => void;
};

/** Caption and hashtags of the post. They are kept in the draft until it is scheduled. */
export function PostTextEditor({ script, issues, onChange }: PostTextEditorProps) {
  const { caption, hashtags } = script;
  // A hashtag that is still being typed is not valid yet, so the field keeps its own text.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Panel title={m.studio_post_text()}>
      <div className="flex flex-col gap-4">
        <TextArea
          label={m.studio_caption()}
          name="caption"
          rows={3}
          value={caption}
          count={{ used: utf16Units(caption), max: 2200, format: numberText }}
          error={issues.caption}
          onChange={(next) => onChange({ caption: next, hashtags }, "caption")}
        />
        <TextArea
          label={m.studio_hashtags()}
          rows={1}
          placeholder={m.studio_hashtags_example()}
          value={typed ?? hashtags.map(hashtag).join(" ")}
          error={Object.entries(issues).find(([path]) => path.startsWith("hashtags"))?.[1]}
          onChange={(next) => {
            setTyped(next);
            onChange({ caption, hashtags: hashtagsOf(next) }, "hashtags");
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
    </Panel>
  );
}

/** The hashtags of a line, without duplicates and without `#`. */
function hashtagsOf(line: string): string[] {
  const tags = line.split(/[\s,#]+/).filter(Boolean);
  return [...new Set(tags)];
}

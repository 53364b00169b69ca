import { Button, TextArea } from "@vignette/ui";
import { useState } from "react";

/** What a picture shows, in words. A new description makes a new picture; the others stay. */
export function PictureEditor({ prompt, onRemake }: { prompt: string; onRemake: (prompt: string) => void }) {
  const [text, setText] = useState(prompt);
  const changed = text.trim() !== prompt.trim();
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer text-dense text-ink-3 hover:text-ink">Picture</summary>
      <div className="mt-2 flex flex-col items-start gap-2">
        <div className="w-full">
          <TextArea
            label="What the picture shows"
            labelHidden
            rows={3}
            maxLength={600}
            value={text}
            onChange={(next) => setText(next.replaceAll(/[\r\n]+/g, " "))}
          />
        </div>
        <Button disabled={!changed} onClick={() => onRemake(text.trim())}>
          Make this picture again
        </Button>
      </div>
    </details>
  );
}

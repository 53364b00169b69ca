import { useState } from "react";

type FoldedCaptionProps = {
  text: string;
  /** How much of it a platform shows before one presses, in UTF-16 units and lines. Our own measure of the apps. */
  fold: { length: number; lines: number };
  /** Stands before it in the same line. */
  name?: string;
};

/** A caption as the app shows it: folded, hashtags and names marked. */
export function FoldedCaption({ text, fold, name }: FoldedCaptionProps) {
  const [open, setOpen] = useState(false);
  const short = folded(text, fold);
  const isLong = short.length < text.length;
  return (
    <p style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
      {name && <span className="preview-name">{name} </span>}
      {parts(open ? text : short).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={index} className={/^[#@]/.test(part) ? "preview-tag" : undefined}>
          {part}
        </span>
      ))}
      {isLong && (
        <>
          {open ? " " : "… "}
          <button type="button" className="preview-more" onClick={() => setOpen(!open)}>
            {open ? "less" : "more"}
          </button>
        </>
      )}
    </p>
  );
}

/** What is shown before one presses “more”: whole words, as far as they go. */
export function folded(text: string, { length, lines }: FoldedCaptionProps["fold"]): string {
  const byLines = text.split("\n").slice(0, lines).join("\n");
  if (byLines.length <= length) return byLines.length < text.length ? byLines.trimEnd() : text;
  return byLines.slice(0, length).replace(/\s+\S*$/, "");
}

const parts = (text: string) => text.split(/([#@][\p{L}\p{N}_.]+)/u).filter(Boolean);

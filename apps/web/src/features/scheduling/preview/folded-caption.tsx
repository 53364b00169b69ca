import { m } from "@vignette/messages";
import { useState } from "react";
import { type Fold, folded } from "./folded.ts";

type FoldedCaptionProps = {
  text: string;
  fold: Fold;
  /** Text before it in the same line. */
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
            {open ? m.post_show_less() : m.post_show_more()}
          </button>
        </>
      )}
    </p>
  );
}

const parts = (text: string) => text.split(/([#@][\p{L}\p{N}_.]+)/u).filter(Boolean);

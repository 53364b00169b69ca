import { useState } from "react";
import { useOwnWords } from "../display/own-words.tsx";
import { Sentence } from "../display/sentence.tsx";
import { Check, Copy } from "../icons/index.ts";
import { classNames } from "../style/class-names.ts";

/** The id of a failed request, small and copyable, for a question to support. */
export function Reference({ id, className }: { id: string; className?: string }) {
  const words = useOwnWords();
  const [copied, setCopied] = useState(false);
  async function copy() {
    // Where copying is not allowed, one click on the id still selects all of it.
    await navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  const Icon = copied ? Check : Copy;
  return (
    <small className={classNames("flex flex-wrap items-center gap-x-1.5 text-meta text-ink-3", className)}>
      <Sentence text={words.reference} parts={{ id: <span className="select-all">{id}</span> }} />
      <button
        type="button"
        aria-label={copied ? words.copied : words.copyReference}
        onClick={() => void copy()}
        className="inline-flex size-6 cursor-pointer items-center justify-center rounded-chip hover:bg-sunken hover:text-ink"
      >
        <Icon size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </small>
  );
}

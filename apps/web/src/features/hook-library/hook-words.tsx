import type { HookPart } from "@vignette/domain/hook-library";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { fieldOfSlot } from "./hook-values.ts";

/** The words of a hook: filled placeholders are underlined, open ones are hatched and lead to what is missing. */
export function HookWords({ parts }: { parts: readonly HookPart[] }) {
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
    if (part.type === "open") return <OpenSlot key={index} slot={part.slot} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
      <span key={index} className={part.type === "filled" ? "underline decoration-1 underline-offset-4" : undefined}>
        {part.text}
      </span>
    );
  });
}

function OpenSlot({ slot }: { slot: string }) {
  const known = fieldOfSlot[slot];
  if (!known) {
    return (
      <span className={chip} style={doubt} title="Nobody makes up a number. Type yours with Edit.">
        {slot}
      </span>
    );
  }
  return (
    <Link
      to={`${paths.research}#${known.field}`}
      className={`${chip} no-underline hover:underline`}
      style={doubt}
      title={`Your brief doesn't say ${known.words} yet. Add it.`}
    >
      {slot}
      <span className="sr-only"> (your brief doesn't say {known.words} yet; add it)</span>
    </Link>
  );
}

const chip = "edge-hatched rounded-chip bg-doubt-tint px-1.5 text-doubt";
const doubt = { "--tone": "var(--doubt)" } as Record<string, string>;

import type { Beat } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Sentence, TextInput } from "@vignette/ui";
import { useState } from "react";
import { typedNumber } from "../../../../shared/formats.ts";

type BeatHoldProps = { beat: Beat; place: string; isSpoken: boolean; onChange: (part: Partial<Beat>) => void };

/** The duration of a beat in seconds. Empty follows the voice or the reading time. */
export function BeatHold({ beat, place, isSpoken, onChange }: BeatHoldProps) {
  const stored = beat.holdMs === null ? "" : typedNumber(beat.holdMs / 1000);
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== "" && holdOf(typed) === null;
  return (
    <TextInput
      label={
        <Sentence
          text={m.studio_seconds_on_screen({ place })}
          parts={{ span: (words) => <span className="sr-only">{words}</span> }}
        />
      }
      inputMode="decimal"
      placeholder={isSpoken ? m.studio_match_the_voiceover() : m.studio_match_reading_time()}
      value={typed ?? stored}
      error={wrong ? m.studio_seconds_range() : undefined}
      onChange={(next) => {
        setTyped(next);
        const holdMs = holdOf(next);
        if (next.trim() === "" || holdMs !== null) onChange({ holdMs });
      }}
      onBlur={() => wrong || setTyped(null)}
    />
  );
}

/** `2.5` and `2,5` as milliseconds; null for anything but a time from 0.5 to 60 s. */
function holdOf(text: string): number | null {
  const ms = Math.round(Number(text.trim().replace(",", ".")) * 1000);
  return text.trim() !== "" && ms >= 500 && ms <= 60_000 ? ms : null;
}

import { m } from "@vignette/messages";
import { TextInput } from "@vignette/ui";
import { useState } from "react";
import { type LayerTimes, seconds, timesFault, typedMs } from "../layers/layer-times.ts";

type LayerTimesFieldsProps = {
  times: LayerTimes;
  /** Of its beat, or of the whole video. */
  lengthMs: number;
  of: "beat" | "video";
  onChange: (times: LayerTimes) => void;
};

/** From when until when a layer is shown, in seconds of its beat. A time that cannot be is told, and not taken. */
export function LayerTimesFields({ times, lengthMs, of, onChange }: LayerTimesFieldsProps) {
  const [typed, setTyped] = useState<Partial<Record<keyof LayerTimes, string>>>({});
  const next = {
    fromMs: typed.fromMs === undefined ? times.fromMs : typedMs(typed.fromMs),
    untilMs: typed.untilMs === undefined ? times.untilMs : typedMs(typed.untilMs),
  };
  const fault = faultOf(next.fromMs, next.untilMs, { lengthMs, of });
  const startFault = faultOf(next.fromMs, undefined, { lengthMs, of });
  const isStart = startFault !== null || (typed.untilMs === undefined && typed.fromMs !== undefined);
  const wrong: keyof LayerTimes = isStart ? "fromMs" : "untilMs";

  /** Takes what was typed when a field is left, so that a half-typed number hides nothing. */
  function take() {
    if (fault !== null || next.fromMs === null || next.untilMs === null) return;
    setTyped({});
    const to = { fromMs: next.fromMs || undefined, untilMs: next.untilMs };
    if (to.fromMs !== times.fromMs || to.untilMs !== times.untilMs) onChange(to);
  }

  const field = (name: keyof LayerTimes, label: string, placeholder: string) => (
    <TextInput
      label={label}
      inputMode="decimal"
      placeholder={placeholder}
      value={typed[name] ?? (times[name] === undefined ? "" : seconds(times[name]))}
      onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
      error={wrong === name ? fault : null}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field takes it, as leaving it does
    <div
      onBlur={take}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") take();
      }}
      className="grid grid-cols-2 items-start gap-2"
    >
      {field("fromMs", m.canvas_from_seconds(), "0")}
      {field("untilMs", m.canvas_until_seconds(), seconds(lengthMs))}
    </div>
  );
}

function faultOf(
  fromMs: number | undefined | null,
  untilMs: number | undefined | null,
  within: Parameters<typeof timesFault>[1],
): string | null {
  if (fromMs === null || untilMs === null) return m.canvas_enter_seconds();
  return timesFault({ fromMs, untilMs }, within);
}

import type { FramePlatform } from "@vignette/content";
import { m } from "@vignette/messages";
import { RadioGroup } from "@vignette/ui";
import { useFormatScope } from "../format-scope.ts";

/** Chooses whether changes count for both formats of a picture. */
export function FormatScopePicker({ target }: { target: FramePlatform }) {
  const { scope, setScope } = useFormatScope();
  const options = [
    { value: "both" as const, label: m.canvas_both_formats() },
    { value: "this" as const, label: target === "tiktok" ? m.canvas_only_tiktok() : m.canvas_only_instagram() },
  ];
  return (
    <RadioGroup
      label={m.canvas_changes_are_for()}
      labelHidden
      inline
      options={options}
      value={scope}
      onChange={setScope}
    />
  );
}

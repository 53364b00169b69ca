import type { FramePlatform } from "@vignette/content";
import { RadioGroup } from "@vignette/ui";
import { useFormatScope } from "../format-scope.ts";

/** Chooses whether changes count for both formats of a picture. */
export function FormatScopePicker({ target }: { target: FramePlatform }) {
  const { scope, setScope } = useFormatScope();
  const options = [
    { value: "both" as const, label: "Both formats" },
    { value: "this" as const, label: target === "tiktok" ? "Only TikTok 9:16" : "Only Instagram 4:5" },
  ];
  return <RadioGroup label="Changes are for" labelHidden inline options={options} value={scope} onChange={setScope} />;
}

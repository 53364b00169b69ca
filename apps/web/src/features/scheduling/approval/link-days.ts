import type { LinkDays } from "@vignette/domain/approval";
import type { RadioOption } from "@vignette/ui";

/** How long a link may be open, as people choose it. */
export const linkDays: readonly RadioOption<`${LinkDays}`>[] = [
  { value: "1", label: "A day" },
  { value: "7", label: "A week" },
  { value: "14", label: "Two weeks" },
  { value: "30", label: "A month" },
];

const days: Record<`${LinkDays}`, LinkDays> = { "1": 1, "7": 7, "14": 14, "30": 30 };

export const daysOf = (choice: `${LinkDays}`): LinkDays => days[choice];

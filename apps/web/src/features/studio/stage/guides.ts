import type { SafeZone, Scene } from "@vignette/composition";
import { storedValue } from "../../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../../shared/storage/use-stored-value.ts";

/** The apps whose buttons can be shown over the stage. */
export const appChoices = ["tiktok", "reels", "both", "off"] as const;
/** One choice of apps. */
export type AppChoice = (typeof appChoices)[number];

const app = storedValue("studio:safe-area");
const grid = storedValue("studio:grid-crop");

/** The chosen guides over the stage, stored in this browser. */
export function useGuides() {
  const stored = useStoredValue(app);
  return {
    app: appChoices.find((it) => it === stored) ?? "off",
    showApp: (choice: AppChoice) => app.write(choice),
    grid: useStoredValue(grid) === "on",
    showGrid: (isShown: boolean) => grid.write(isShown ? "on" : null),
  };
}
export type Guides = ReturnType<typeof useGuides>;

/** The safe areas to draw on a scene. Posts of Instagram's feed always have the feed's. */
export function zonesFor({ safeZone }: Pick<Scene, "safeZone">, choice: AppChoice): SafeZone[] {
  if (choice === "off" || safeZone === "none") return [];
  if (safeZone === "feed") return ["feed"];
  return choice === "both" ? ["tiktok", "reels"] : [choice];
}

import type { SafeZone, Scene } from "@vignette/composition";
import { storedValue } from "../../../shared/stored-value.ts";
import { useStoredValue } from "../../../shared/use-stored-value.ts";

/** Whose buttons are shown over the stage. */
export const appChoices = ["tiktok", "reels", "both", "off"] as const;
export type AppChoice = (typeof appChoices)[number];

const app = storedValue("studio:safe-area");
const grid = storedValue("studio:grid-crop");

/** What is drawn over the stage and never exported; remembered on this device. */
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

/** The safe areas to draw on a scene. A post of Instagram's feed has the feed's, whatever was chosen. */
export function zonesFor({ safeZone }: Pick<Scene, "safeZone">, choice: AppChoice): SafeZone[] {
  if (choice === "off" || safeZone === "none") return [];
  if (safeZone === "feed") return ["feed"];
  return choice === "both" ? ["tiktok", "reels"] : [choice];
}

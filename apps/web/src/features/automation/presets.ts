import { bringBackPlan, defaultPlan, newItemsPlan, type RecipePlan } from "@vignette/domain/automation";
import { m } from "@vignette/messages";

/** What a new recipe can start from. */
export type Preset = { name: PresetName; title: string; hint: string; planIn: (zone: string) => RecipePlan };
export type PresetName = "weekly" | "bring-back" | "new-items";

export const presets: readonly [Preset, ...Preset[]] = [
  {
    name: "weekly",
    title: m.automation_three_a_week(),
    hint: m.automation_three_a_week_hint(),
    planIn: (zone) => ({ ...defaultPlan(zone), name: m.automation_three_a_week() }),
  },
  {
    name: "bring-back",
    title: m.automation_bring_back(),
    hint: m.automation_bring_back_hint(),
    planIn: (zone) => ({ ...bringBackPlan(zone), name: m.automation_name_bring_back() }),
  },
  {
    name: "new-items",
    title: m.automation_new_items(),
    hint: m.automation_new_items_hint(),
    planIn: (zone) => ({ ...newItemsPlan(zone, ""), name: m.automation_name_new_items() }),
  },
];

/** The preset of an address; the first one for an unknown name. */
export const presetOf = (name: string | null): Preset => presets.find((it) => it.name === name) ?? presets[0];

import { m } from "@vignette/messages";
import { Button, Menu, MenuGroup, MenuItem, MenuSeparator } from "@vignette/ui";
import { Check, ScanLine } from "@vignette/ui/icons";
import { type AppChoice, appChoices, type Guides } from "./guides.ts";

/** Chooses the guides over the stage: the buttons of the apps, and the crop of the profile grid. */
export function GuidesMenu({ guides }: { guides: Guides }) {
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" icon={<ScanLine size={16} strokeWidth={1.75} aria-hidden />}>
          {m.studio_safe_zones({ app: names[guides.app] })}
        </Button>
      }
    >
      <MenuGroup label={m.studio_clear_of_buttons()}>
        {appChoices.map((choice) => (
          <MenuItem key={choice} trailing={choice === guides.app && chosen} onSelect={() => guides.showApp(choice)}>
            {names[choice]}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem trailing={guides.grid && chosen} onSelect={() => guides.showGrid(!guides.grid)}>
        {m.studio_grid_crop()}
      </MenuItem>
    </Menu>
  );
}

const names: Record<AppChoice, string> = {
  tiktok: "TikTok",
  reels: "Reels",
  both: m.studio_both(),
  off: m.studio_off(),
};
const chosen = <Check size={16} strokeWidth={1.75} aria-label={m.studio_chosen()} />;

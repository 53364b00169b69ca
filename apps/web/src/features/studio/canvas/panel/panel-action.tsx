import { IconButton, Tooltip } from "@vignette/ui";
import type { Icon } from "@vignette/ui/icons";

type PanelActionProps = { label: string; icon: Icon; disabled?: boolean; onClick: () => void };

/** A press in the panel of the canvas, shown by an icon with its name. */
export function PanelAction({ label, icon: Icon, ...button }: PanelActionProps) {
  return (
    <Tooltip label={label}>
      <IconButton label={label} icon={<Icon size={16} strokeWidth={1.75} aria-hidden />} {...button} />
    </Tooltip>
  );
}

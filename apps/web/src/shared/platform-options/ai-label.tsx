import { m } from "@vignette/messages";
import { Switch } from "@vignette/ui";

type AiLabelProps = {
  hint: string;
  /** Whoever makes these posts sets the label in any case, so there is nothing to choose. */
  isFixed: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A platform's label for what AI made; one sentence where it is always set. */
export function AiLabel({ hint, isFixed, checked, onChange }: AiLabelProps) {
  if (isFixed) return <p className="text-dense text-ink-2">{m.post_always_ai_label()}</p>;
  return <Switch label={m.post_ai_label()} hint={hint} checked={checked} onChange={onChange} />;
}

import { type HookFilling, pickedLine, unfilledSlots } from "@vignette/domain/hook-library";
import { Button, buttonStyle } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { slotWords } from "../../shared/hooks/hook-needs.ts";
import type { HookPick } from "../../shared/hooks/hook-picks.ts";

/** Leads to Content Creation with the picked hooks, or says what is missing. */
export function CreateButton({ picks, filling }: { picks: readonly HookPick[]; filling: HookFilling | null }) {
  const reason = reasonAgainst(picks, filling);
  if (reason !== null) {
    return (
      <Button variant="primary" disabled>
        {reason}
      </Button>
    );
  }
  return (
    <Link to={paths.create} className={buttonStyle({ variant: "primary" })}>
      {picks.length === 1 ? "Make with 1 hook" : `Make with ${picks.length} hooks`}
    </Link>
  );
}

function reasonAgainst(picks: readonly HookPick[], filling: HookFilling | null): string | null {
  if (picks.length === 0) return "Pick a hook first";
  const open = picks.flatMap(({ template }) => unfilledSlots(filling ? pickedLine(template, filling) : template));
  const [first] = open;
  return first === undefined ? null : `Fill in ${slotWords(first)} first`;
}

import { type HookFilling, pickedLine, unfilledSlots } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
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
      {m.hooks_make_with_hooks({ picks: picks.length })}
    </Link>
  );
}

function reasonAgainst(picks: readonly HookPick[], filling: HookFilling | null): string | null {
  if (picks.length === 0) return m.hooks_pick_a_hook_first();
  const open = picks.flatMap(({ template }) => unfilledSlots(filling ? pickedLine(template, filling) : template));
  const [first] = open;
  return first === undefined ? null : m.hooks_fill_in_first({ slot: slotWords(first) });
}

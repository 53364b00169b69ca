import { fillHook, type HookValues, hookLine, unfilledSlots } from "@vignette/domain/hook-library";
import { Button, buttonStyle } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import type { HookPick } from "../../shared/hook-picks.ts";
import { slotLabel } from "./hook-labels.ts";

/** Leads to Content Creation with the picked hooks, or says what is missing. */
export function CreateButton({ picks, values }: { picks: readonly HookPick[]; values: HookValues }) {
  const reason = reasonAgainst(picks, values);
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

function reasonAgainst(picks: readonly HookPick[], values: HookValues): string | null {
  if (picks.length === 0) return "Pick a hook first";
  const open = picks.flatMap(({ template }) => unfilledSlots(hookLine(fillHook(template, values))));
  const [first] = open;
  return first === undefined ? null : `Fill “${slotLabel(first).toLowerCase()}” first`;
}

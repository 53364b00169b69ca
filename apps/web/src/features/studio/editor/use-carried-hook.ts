import { hookField, type Script, withHookCarried } from "@vignette/domain/studio";
import { useRef } from "react";

type Carry = (now: Script, next: Script, field: string) => Script;

/**
 * Carries a changed hook into the texts that repeat it. Typing in the hook is one change, from the first keystroke until
 * another field is edited.
 */
export function useCarriedHook(): Carry {
  const typing = useRef<{ field: string; before: Script; after: Script } | null>(null);
  return (now, next, field) => {
    // After an undo the script is another one, and typing starts afresh.
    const isSame = typing.current?.field === field && typing.current.after === now;
    const before = isSame && typing.current ? typing.current.before : now;
    const after = field === hookField(before) ? withHookCarried(before, next) : next;
    typing.current = { field, before, after };
    return after;
  };
}

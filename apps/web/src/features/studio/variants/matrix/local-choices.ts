import { SaveVariantsInput } from "@vignette/domain/studio";

/** What the user chooses for a set of variants. */
export type VariantChoices = Omit<SaveVariantsInput, "id" | "revision">;

/** The choices of a set stored in this browser only, or null. Invalid values count as none. */
export function readLocalChoices(id: string): VariantChoices | null {
  try {
    const local: object | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    const parsed = SaveVariantsInput.safeParse({ ...local, id, revision: 0 });
    return parsed.success ? only(parsed.data) : null;
  } catch {
    return null;
  }
}

/** Stores the choices of a set in this browser. */
export function writeLocalChoices(id: string, choices: VariantChoices): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(only(choices)));
  } catch {
    // With storage full or blocked, only the safety net is lost.
  }
}

/** Removes the local choices once the Worker has stored them. Newer ones stay. */
export function clearLocalChoices(id: string, stored: VariantChoices): void {
  try {
    if (localStorage.getItem(keyOf(id)) === JSON.stringify(only(stored))) localStorage.removeItem(keyOf(id));
  } catch {
    // Without storage there is nothing to remove.
  }
}

const only = ({ name, parts, left }: VariantChoices): VariantChoices => ({ name, parts, left });
const keyOf = (id: string) => `variant-choices:${id}`;

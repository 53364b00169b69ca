import { SaveVariantsInput } from "@vignette/domain/studio";

/** What a hand chooses of a set. */
export type Choices = Omit<SaveVariantsInput, "id" | "revision">;

/** Choices that are on this device only, or null. Anything else that lies there is no choice. */
export function readLocalChoices(id: string): Choices | null {
  try {
    const kept: object | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null");
    const parsed = SaveVariantsInput.safeParse({ ...kept, id, revision: 0 });
    return parsed.success ? only(parsed.data) : null;
  } catch {
    return null;
  }
}

export function writeLocalChoices(id: string, choices: Choices): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(only(choices)));
  } catch {
    // A full or forbidden storage costs the safety net, not the page.
  }
}

/** They are stored elsewhere now. Newer ones that were made meanwhile stay. */
export function clearLocalChoices(id: string, stored: Choices): void {
  try {
    if (localStorage.getItem(keyOf(id)) === JSON.stringify(only(stored))) localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept then.
  }
}

const only = ({ name, parts, left }: Choices): Choices => ({ name, parts, left });
const keyOf = (id: string) => `variant-choices:${id}`;

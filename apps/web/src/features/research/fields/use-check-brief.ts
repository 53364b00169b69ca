import { notify } from "@vignette/ui";
import { useRef, useState } from "react";
import { errorNotice } from "../../../trpc.ts";
import type { checkBrief } from "./check-brief.ts";

export type CheckBrief = typeof checkBrief;

const code = () => import("./check-brief.ts");

/**
 * What checks a brief: it comes with the library for schemas, once the form is first focused. `check` is null before it was first
 * asked for; `loadCheck` gives null where it can't be loaded, which a notice says, and while it is loading for an earlier press.
 */
export function useCheckBrief() {
  const [check, setCheck] = useState<CheckBrief | null>(null);
  const isLoading = useRef(false);
  async function loadCheck(): Promise<CheckBrief | null> {
    if (isLoading.current) return null;
    isLoading.current = true;
    try {
      const { checkBrief } = await code();
      setCheck(() => checkBrief);
      return checkBrief;
    } catch (error) {
      notify(errorNotice(error));
      return null;
    } finally {
      isLoading.current = false;
    }
  }
  return { check, loadCheck, begun: () => void code().catch(() => undefined) };
}

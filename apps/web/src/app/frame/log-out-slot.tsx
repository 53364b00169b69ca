import { lazy, Suspense } from "react";
import { useLogOutQuestion } from "../../shared/log-out.ts";

const LogOutQuestion = lazy(async () => ({ default: (await import("./log-out-question.tsx")).LogOutQuestion }));

/** Loads the question before logging out when it is asked. */
export function LogOutSlot() {
  if (useLogOutQuestion().question === null) return null;
  return (
    <Suspense fallback={null}>
      <LogOutQuestion />
    </Suspense>
  );
}

import { MORE_HOOKS } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Button, Callout, Skeleton } from "@vignette/ui";
import { useEffect, useState } from "react";
import type { MoreHooks } from "./use-more-hooks.ts";

type MoreRowsProps = { state: MoreHooks; onCancel: () => void; onRetry: () => void };

/**
 * Placeholders for lines that are being written, in the place where they will appear; or why it failed, with a retry.
 */
export function MoreRows({ state, onCancel, onRetry }: MoreRowsProps) {
  if (state.failure !== null) {
    return (
      <li className="border-b border-line p-3">
        <Callout
          tone="failed"
          alert
          title={m.hooks_no_answer_kept()}
          action={
            <>
              <Button onClick={onRetry}>{m.app_try_again()}</Button>
              <Button variant="quiet" onClick={onCancel}>
                {m.hooks_leave_it()}
              </Button>
            </>
          }
        >
          {state.failure}
        </Callout>
      </li>
    );
  }
  return (
    <li className="border-b border-line bg-sunken/40 p-3">
      <div className="mb-2 flex items-center justify-between gap-3 text-dense">
        <p role="status" className="font-medium">
          {m.hooks_writing_more({ count: MORE_HOOKS })} <Elapsed since={state.startedAt} />
        </p>
        <Button variant="quiet" onClick={onCancel}>
          {m.app_cancel()}
        </Button>
      </div>
      <div aria-hidden className="flex flex-col gap-2">
        {Array.from({ length: MORE_HOOKS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ten empty places, all alike
          <Skeleton key={index} className="h-6 w-full" />
        ))}
      </div>
    </li>
  );
}

/** The elapsed time; there is no estimate of the rest. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  return (
    <span aria-hidden className="tabular text-ink-3">
      {seconds} s
    </span>
  );
}

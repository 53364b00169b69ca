import { Button } from "@vignette/ui";
import type { TicketContext } from "./send-support.ts";

/** What rides along with a request, to see and to leave out. */
export function ContextLine({ context, onRemove }: { context: TicketContext; onRemove: () => void }) {
  const facts = [context.page, context.version, context.requestId && `request ${context.requestId.slice(0, 8)}`];
  return (
    <p className="flex items-center justify-between gap-3 text-dense text-ink-3">
      <span className="min-w-0 break-words">Sent along: {facts.filter(Boolean).join(" · ")}</span>
      <Button variant="quiet" onClick={onRemove}>
        Leave out
      </Button>
    </p>
  );
}

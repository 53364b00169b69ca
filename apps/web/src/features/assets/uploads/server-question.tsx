import { Button } from "@vignette/ui";
import { answerServer, SERVER_COST } from "./server-consent.ts";

/** Asks once whether the server may draw files anew that this browser cannot show, before it costs anything. */
export function ServerQuestion({ children }: { children: string }) {
  return (
    <section aria-label="Repair on our server?" className="flex flex-col gap-3 rounded-panel bg-sunken p-4">
      <p className="text-base">
        {children} Our server can convert it for {SERVER_COST} a file. We ask this once.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => answerServer(true)}>
          Convert
        </Button>
        <Button onClick={() => answerServer(false)}>Keep as it is</Button>
      </div>
    </section>
  );
}

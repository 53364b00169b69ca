import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { answerServer, SERVER_COST } from "./server-consent.ts";

/** Asks once whether the server may draw files anew that this browser cannot show, before it costs anything. */
export function ServerQuestion({ children }: { children: string }) {
  return (
    <section aria-label={m.assets_repair_on_our_server()} className="flex flex-col gap-3 rounded-panel bg-sunken p-4">
      <p className="text-base">{m.assets_server_question({ problem: children, ...SERVER_COST })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => answerServer(true)}>
          {m.assets_convert()}
        </Button>
        <Button onClick={() => answerServer(false)}>{m.assets_keep_as_it_is()}</Button>
      </div>
    </section>
  );
}

import { PRICES_READ_AT } from "@vignette/domain/usage";
import { trpc } from "../../../trpc.ts";
import { dateText, monthText, numberText } from "../list/english-formats.ts";
import { money } from "../list/money.ts";
import { Row, Table } from "../list/table.tsx";

/** What AI providers cost this month. Users see credits; only admins see money. */
export function AiSpend() {
  const [{ spend, asOf }] = trpc.admin.overview.useSuspenseQuery();
  const title = `AI spend in ${monthText(asOf)}`;
  const total = (of: "calls" | "credits" | "micros") => spend.reduce((sum, it) => sum + it[of], 0);
  return (
    <section>
      <h2 className="mb-2 text-read font-semibold">{title}</h2>
      {spend.length === 0 ? (
        <p className="text-base text-ink-2">No AI calls this month.</p>
      ) : (
        <Table label={title} columns={["Provider", "Calls", "Credits", "Cost"]}>
          {spend.map(({ provider, calls, credits, micros }) => (
            <Row
              key={provider}
              head={providerNames[provider] ?? provider}
              cells={[numberText(calls), numberText(credits), money(micros / 1e6)]}
            />
          ))}
          <Row
            head="Total"
            cells={[numberText(total("calls")), numberText(total("credits")), money(total("micros") / 1e6)]}
          />
        </Table>
      )}
      <p className="mt-2 text-dense text-ink-3">
        Cost is at list prices of {dateText(PRICES_READ_AT)}. Renders, failed calls, and models without a price cost
        credits only.
      </p>
    </section>
  );
}

/** What a provider is called. Others keep the name from their configuration. */
const providerNames: Readonly<Record<string, string>> = {
  openai: "OpenAI",
  elevenlabs: "ElevenLabs",
  "workers-ai": "Workers AI",
  fal: "fal",
  renderer: "Renders",
  unknown: "Failed calls",
};

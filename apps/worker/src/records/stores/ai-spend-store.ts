import type { Instant } from "@vignette/domain/kernel";
import { monthOf, type ProviderSpend, spendByProvider } from "@vignette/domain/usage";
import type { Documents, Write } from "../../adapters/documents/documents.ts";
import { open } from "../open.ts";
import { aiSpendRecords } from "../service/ai-spend.ts";

/** Documents that share a month, since Firestore takes about one write a second to each. Our own choice. */
const PARTS = 8;

/** Collection `ai_spend`. */
export function aiSpendStore(documents: Documents) {
  const spend = open(documents, aiSpendRecords);
  return {
    /** Adds to the lines of the month, such as `openai text.micros`. `of` chooses the part: equal texts, equal parts. */
    add(of: string, lines: Record<string, number>, at: Instant): Write {
      const month = monthOf(at);
      const sum = [...of].reduce((all, character) => all + character.charCodeAt(0), 0);
      const increment = Object.fromEntries(Object.entries(lines).map(([path, amount]) => [`lines.${path}`, amount]));
      return spend.writes.add(`${month}_${sum % PARTS}`, { month }, increment);
    },
    /** What each provider cost in the calendar month of a time, the most expensive first. */
    async byProvider(at: Instant): Promise<ProviderSpend[]> {
      const parts = await spend.find({ where: [["month", "==", monthOf(at)]] });
      return spendByProvider(parts.map(({ value }) => value));
    },
  };
}

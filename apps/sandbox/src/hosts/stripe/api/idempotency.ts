import type { DatabaseSync } from "node:sqlite";
import { StripeError } from "../stripe-error.ts";

type Answer = { status: number; body: string };

/**
 * One key, one effect: the same call with the same key gets the first answer again, another call with it is refused,
 * and so is one that arrives while the first is at work. What was refused for its parameters is not kept.
 * Source: docs/platforms/stripe.md#checkout.
 */
export function idempotency(db: DatabaseSync) {
  db.exec("CREATE TABLE IF NOT EXISTS stripe_keys (key TEXT PRIMARY KEY, call TEXT NOT NULL, answer TEXT NOT NULL)");
  const atWork = new Set<string>();

  return async function once(key: string | undefined, call: string, work: () => Promise<Answer>): Promise<Response> {
    if (key === undefined) return response(await work());
    const row = db.prepare("SELECT call, answer FROM stripe_keys WHERE key = ?").get(key);
    if (row && row.call !== call) throw usedForAnother(key);
    if (row) return response(JSON.parse(String(row.answer)) as Answer, { "idempotent-replayed": "true" });
    if (atWork.has(key)) throw stillAtWork();
    atWork.add(key);
    try {
      const answer = await work();
      db.prepare("INSERT INTO stripe_keys (key, call, answer) VALUES (?, ?, ?)").run(key, call, JSON.stringify(answer));
      return response(answer);
    } finally {
      atWork.delete(key);
    }
  };
}

const response = ({ status, body }: Answer, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { "content-type": "application/json", ...headers } });

const usedForAnother = (key: string) =>
  new StripeError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    { type: "idempotency_error" },
  );

const stillAtWork = () =>
  new StripeError(409, "There is currently another in-progress request using this key.", { type: "idempotency_error" });

import { createECDH, randomBytes } from "node:crypto";
import type { HostDeps } from "../../host.ts";

/** A browser's subscription: what it tells the app, and the keys that stay in the browser. */
export type Subscription = { id: string; privateKey: string; auth: string };
/** A message that arrived; `message` is null where the subscription is a real browser's, whose keys we do not have. */
export type ArrivedPush = { endpoint: string; message: unknown; at: string };

/** Tables `push_subscriptions` and `push_messages`. */
export function pushTable({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec(`CREATE TABLE IF NOT EXISTS push_subscriptions (id TEXT PRIMARY KEY, subscription TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS push_messages (n INTEGER PRIMARY KEY, message TEXT NOT NULL)`);
  return {
    /** Subscribes as a browser does, and gives what `PushSubscription.toJSON()` would. */
    subscribe() {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys("base64url");
      const subscription: Subscription = {
        id: randomBytes(16).toString("hex"),
        privateKey: keys.getPrivateKey("base64url"),
        auth: randomBytes(16).toString("base64url"),
      };
      db.prepare("INSERT INTO push_subscriptions (id, subscription) VALUES (?, ?)").run(
        subscription.id,
        JSON.stringify(subscription),
      );
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${subscription.id}`;
      return { endpoint, expirationTime: null, keys: { p256dh, auth: subscription.auth } };
    },
    unsubscribe: (id: string): void => void db.prepare("DELETE FROM push_subscriptions WHERE id = ?").run(id),
    find(id: string): Subscription | null {
      const row = db.prepare("SELECT subscription FROM push_subscriptions WHERE id = ?").get(id);
      return row ? (JSON.parse(String(row.subscription)) as Subscription) : null;
    },
    arrived(endpoint: string, message: unknown): void {
      const arrived: ArrivedPush = { endpoint, message, at: new Date(now()).toISOString() };
      db.prepare("INSERT INTO push_messages (message) VALUES (?)").run(JSON.stringify(arrived));
    },
    /** Newest first. */
    all: (): ArrivedPush[] =>
      db
        .prepare("SELECT message FROM push_messages ORDER BY n DESC LIMIT 500")
        .all()
        .map(({ message }) => JSON.parse(String(message)) as ArrivedPush),
  };
}

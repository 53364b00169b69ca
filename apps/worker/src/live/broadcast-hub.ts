import { DurableObject } from "cloudflare:workers";
import { type ReadFlags, sameFlags } from "@vignette/domain/flags";
import { instant, minutes, seconds } from "@vignette/domain/kernel";
import type { LiveEvent } from "@vignette/domain/live";
import { clock, machineClock } from "../adapters/clock.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import { closePages } from "../adapters/live-push.ts";
import { buildContext } from "../context/build-context.ts";
import type { Env } from "../context/env.ts";
import { inReportedScope } from "../context/in-scope.ts";
import { accessEndedSince } from "../records/access-ended-since.ts";
import { flagStore, forgetFlags } from "../records/stores/flag-store.ts";
import { acceptPage, closeQuietly, flagsEvent, makeRoom, sendToPages } from "./open-pages.ts";

/** Open pages of visitors per hub. A Durable Object holds at most 32 768 sockets. */
const MAX_PAGES = 30_000;
/** Open pages of visitors from one network; beyond it the oldest is closed. Our own choice: an office fits. */
const MAX_PAGES_OF_NETWORK = 64;
/** Maximum delay until a manual change in Firestore is noticed, in ms. Source: docs/performance.md#flags. */
const LOOK_EVERY = seconds(20);
const SEEN = "flags";
/** How far back to look for ended access, in ms: longer than an older answer is cached. */
const ENDED_WITHIN = minutes(3);

/**
 * Broadcasts to a share of all open pages: it holds the sockets of visitors, and the ids of users whose own channels
 * hold theirs. While any page is open it polls the flags, and which users were disabled or deleted, since Firestore
 * over REST sends no events. Source: ADR 6, ADR 49.
 */
export class BroadcastHub extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;
  /** How often a user has joined: who joins during a push stays, though the push may have found no page yet. */
  #joins = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    this.#sql.exec("CREATE TABLE IF NOT EXISTS users (uid TEXT PRIMARY KEY)");
  }

  /** Gives the flags as open pages know them, which the user's new page receives; null if they cannot be read. */
  async join(uid: string): Promise<ReadFlags | null> {
    this.#joins += 1;
    this.#sql.exec("INSERT OR IGNORE INTO users (uid) VALUES (?)", uid);
    return await this.#knownFlags();
  }

  leave(uid: string): void {
    this.#sql.exec("DELETE FROM users WHERE uid = ?", uid);
  }

  /** Sends an event to every page of this share, and removes users without open pages. */
  async push(event: LiveEvent): Promise<void> {
    // Only while it looks: a hub without open pages notices no change by hand.
    if (event.type === "flags" && (await this.#isLooking())) await this.ctx.storage.put(SEEN, event.flags);
    const text = JSON.stringify(event);
    sendToPages(this.ctx, text);
    await Promise.all(this.#users().map((uid) => this.#pushTo(uid, text)));
  }

  /** Connects a visitor's page, which receives the flags at once. */
  override async fetch(request: Request): Promise<Response> {
    const flags = await this.#knownFlags();
    const network = new URL(request.url).searchParams.get("network");
    if (network) makeRoom(this.ctx.getWebSockets(network), MAX_PAGES_OF_NETWORK);
    return acceptPage(this.ctx, MAX_PAGES, { tag: network || null, events: flags ? [flagsEvent(flags)] : [] });
  }

  override webSocketClose(page: WebSocket, code: number): void {
    closeQuietly(page, code);
  }

  override webSocketError(page: WebSocket): void {
    closeQuietly(page, 1011);
  }

  override async alarm(): Promise<void> {
    const host = { env: this.env, background: (work: Promise<unknown>) => this.ctx.waitUntil(work) };
    await inReportedScope(host, { requestId: crypto.randomUUID(), work: "broadcast-hub" }, () => this.#look());
  }

  async #look(): Promise<void> {
    if (this.ctx.getWebSockets().length === 0 && this.#users().length === 0) {
      await this.ctx.storage.delete(SEEN);
      return;
    }
    await this.ctx.storage.setAlarm(machineClock() + LOOK_EVERY);
    const documents = this.#documents();
    await this.#closeEnded(documents).catch(() => undefined);
    const flags = await readFlags(documents);
    const seen = await this.ctx.storage.get<ReadFlags>(SEEN);
    if (flags !== null && !(seen && sameFlags(flags, seen))) await this.push({ type: "flags", flags });
  }

  /** The flags that open pages were told, or read now if there were none; null if that fails. */
  async #knownFlags(): Promise<ReadFlags | null> {
    if (!(await this.#isLooking())) await this.ctx.storage.setAlarm(machineClock() + LOOK_EVERY);
    const seen = await this.ctx.storage.get<ReadFlags>(SEEN);
    if (seen) return seen;
    const read = await readFlags(this.#documents());
    // What was announced during the read is newer.
    const announced = await this.ctx.storage.get<ReadFlags>(SEEN);
    if (announced || read === null) return announced ?? null;
    await this.ctx.storage.put(SEEN, read);
    return read;
  }

  /**
   * Closes the pages of users whose access ended: a page that was opening while the user was disabled may have had an
   * older answer, and a user may be disabled by hand in Firestore.
   */
  async #closeEnded(documents: Documents): Promise<void> {
    const ended = await accessEndedSince(documents, instant(clock() - ENDED_WITHIN));
    const here = new Set(this.#users());
    await Promise.all(ended.filter((uid) => here.has(uid)).map((uid) => closePages(this.env.LIVE, uid)));
  }

  async #isLooking(): Promise<boolean> {
    return (await this.ctx.storage.getAlarm()) !== null;
  }

  #documents(): Documents {
    return buildContext(this.env, (work) => this.ctx.waitUntil(work)).documents;
  }

  #users(): string[] {
    return this.#sql
      .exec<{ uid: string }>("SELECT uid FROM users")
      .toArray()
      .map((it) => it.uid);
  }

  async #pushTo(uid: string, text: string): Promise<void> {
    const channel = this.env.LIVE.get(this.env.LIVE.idFromName(uid));
    const joins = this.#joins;
    const answer = await channel.fetch("https://live/push", { method: "POST", body: text }).catch(() => null);
    if (answer?.status === 410 && joins === this.#joins) this.leave(uid);
  }
}

/** Not from the cache, but into it: the next page in this isolate knows what open pages are told now. */
async function readFlags(documents: Documents): Promise<ReadFlags | null> {
  forgetFlags();
  return await flagStore(documents)
    .recent(clock())
    .catch(() => null);
}

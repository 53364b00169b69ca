import type { Flags } from "@vignette/domain/flags";
import type { Instant, Refusal } from "@vignette/domain/kernel";
import type { Checkout } from "../adapters/checkout/checkout.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import type { Files } from "../adapters/files/files.ts";
import type { GenerationQueue } from "../adapters/generation/generation-queue.ts";
import type { Models } from "../adapters/generation/models.ts";
import type { IpGeolocation } from "../adapters/geolocation/ip-geolocation.ts";
import type { IdentityAccounts } from "../adapters/identity/identity-accounts.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";
import type { ViewGrants } from "../adapters/identity/view-grants.ts";
import type { Announce, LivePush } from "../adapters/live.ts";
import type { MailPort } from "../adapters/mail/mail-port.ts";
import type { UnsubscribeLinks } from "../adapters/mail/unsubscribe-links.ts";
import type { Pages } from "../adapters/pages/pages.ts";
import type { AccountGates } from "../adapters/platforms/account-gates.ts";
import type { PlatformGate } from "../adapters/platforms/platform-gate.ts";
import type { Publisher } from "../adapters/platforms/publisher.ts";
import type { PushPort } from "../adapters/push/push-port.ts";
import type { RecipeQueue } from "../adapters/recipes/recipe-queue.ts";
import type { RenderLinks } from "../adapters/renderer/render-links.ts";
import type { Renderer } from "../adapters/renderer/renderer.ts";
import type { StockPhotos } from "../adapters/stock/stock-photos.ts";
import type { TextSeal } from "../adapters/text-seal.ts";
import type { Caller } from "./caller.ts";

/** A keyed hash of a mailbox, and the same hash under the previous sealing key. */
export type IdentityKey = { current: string; old: string | null };

/**
 * What every procedure runs on: adapters, the time, ids, and the caller. No stores: a feature creates those it needs,
 * its own or the shared ones of `records/`.
 */
export type Context = {
  requestId: string;
  now: Instant;
  newId: () => string;
  /** Unguessable: 32 hexadecimal digits. */
  newSecret: () => string;
  /** The verified user; a Refusal if the token is missing or invalid, or the user is disabled or deleted. */
  user: TokenUser | Refusal;
  /** The uid of the admin who views the account of `user`, read-only; null for everyone else. Source: ADR 52. */
  viewer: string | null;
  /** The user of a valid token whose account was deleted before: may only repeat the deletion. */
  leaving: TokenUser | null;
  /** A keyed hash of the user's mailbox, which outlives an account; null without a user or a mailbox. */
  identityKey: () => Promise<IdentityKey | null>;
  /** The same hash of any address, for admins who change what a user has left. */
  keyOfMailbox: (email: string) => Promise<IdentityKey | null>;
  /** Where the request comes from. */
  caller: Caller;
  /** The flags, at most two seconds old. */
  flags: () => Promise<Flags>;
  documents: Documents;
  viewGrants: ViewGrants;
  files: Files;
  /** Paid models are metered: see `usage/credit-meter.ts`. */
  models: Models;
  generationQueue: GenerationQueue;
  recipeQueue: RecipeQueue;
  /** Seals the secrets of recipes' calls, by recipe id. */
  callSeal: TextSeal;
  identityAccounts: IdentityAccounts;
  /** After disabling or deleting a user: closes the user's live channels and drops what this isolate has cached. */
  endAccess: (uid: string) => Promise<void>;
  geolocation: IpGeolocation;
  pages: Pages;
  /** null if no collection of stock photos is configured. */
  stock: StockPhotos | null;
  checkout: Checkout;
  mail: MailPort;
  unsubscribeLinks: UnsubscribeLinks;
  /** null if no keys for push messages are configured. */
  push: PushPort | null;
  platforms: PlatformGate;
  gates: AccountGates;
  publisher: Publisher;
  renderer: Renderer;
  renderLinks: RenderLinks;
  live: LivePush;
  announce: Announce;
  /** Whether a visitor without an account may send another request from this address within the minute. */
  mayVisit: (address: string | null) => Promise<boolean>;
  /** Whether a user may send another search to an outside service within the minute. */
  maySearch: (uid: string) => Promise<boolean>;
  /** Our own origin, and the mapping of URLs for the browser. */
  publicOrigin: string;
  browserUrl: (url: string) => string;
  /** Continues work after the response is sent. */
  background: (work: Promise<unknown>) => void;
};

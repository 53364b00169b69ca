import { MutationCache, QueryCache } from "@tanstack/react-query";
import { httpBatchLink, TRPCClientError } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { MOST_CALLS } from "@vignette/domain/kernel";
import type { Notice } from "@vignette/ui";
import type { AppRouter } from "@vignette/worker/router";
import { AskingAgainClient } from "./shared/asking-again-client.ts";
import { rememberingFetch } from "./shared/last-request.ts";
import { claimStorage } from "./shared/offline/user-storage.ts";
import { type Ending, type Session, session } from "./shared/session/session.ts";
import { stopViewing, viewing, viewingHeader } from "./shared/session/view-as.ts";

/** Hooks: `trpc.scheduling.list.useSuspenseQuery({ projectId })`. */
export const trpc = createTRPCReact<AppRouter>();

/** The outputs of procedures: `Outputs["projects"]["list"]`. */
export type Outputs = inferRouterOutputs<AppRouter>;

/** Calls outside React: `trpcClient.identity.recordSignIn.mutate()`. */
export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: "/api/trpc",
      headers: authorization,
      maxURLLength: 2000,
      maxItems: MOST_CALLS,
      fetch: (url, init) => rememberingFetch(url, init as RequestInit),
    }),
  ],
});

export const queryClient = new AskingAgainClient({
  queryCache: new QueryCache({ onError: endExpiredSession }),
  mutationCache: new MutationCache({ onError: endExpiredSession }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isWorthRetrying(error) },
    // Without a network a change fails at once with a message; by default it would wait silently.
    mutations: { networkMode: "always" },
  },
});

let uid = uidOf(session.current());
// Nothing of one user may be shown to the next one, in this tab or after a change in another.
session.subscribe(() => {
  const next = uidOf(session.current());
  if (next === uid) return;
  if (uid !== null) void import("./shared/offline/clear-offline-data.ts").then((it) => it.clearOfflineData());
  if (next !== null && !viewing) claimStorage(next);
  uid = next;
  queryClient.clear();
});

/** The message of an error for users. An unexpected one is "Something went wrong." */
export function errorMessage(error: unknown): string {
  return isRefusal(error) ? error.message : "Something went wrong.";
}

/** The same as one text including the reference, if there is one: for places that show text alone. */
export function errorText(error: unknown): string {
  const reference = referenceOf(error);
  return reference === null ? errorMessage(error) : `${errorMessage(error)} Reference: ${reference}`;
}

/** An error as a toast: its message and, for unexpected errors, the reference that finds it in the logs. */
export const errorNotice = (error: unknown): Notice => ({
  kind: "error",
  title: errorMessage(error),
  reference: referenceOf(error),
});

/** The id that finds an unexpected error in the logs, if the Worker gave one. A refusal needs none. */
export function referenceOf(error: unknown): string | null {
  if (isRefusal(error) || !(error instanceof TRPCClientError)) return null;
  const id: unknown = error.data?.requestId;
  return typeof id === "string" ? id : null;
}

/** The code of the domain's refusal, such as `usage.over-projects`, or null for anything else. */
export function refusalOf(error: unknown): string | null {
  return isRefusal(error) && typeof error.data.refusal === "string" ? error.data.refusal : null;
}

/** Whether the Worker refused the call as signed out. */
export function isSignedOut(error: unknown): boolean {
  return isRefusal(error) && error.data.code === "UNAUTHORIZED";
}

type Data = { code?: string; httpStatus?: number; requestId?: string | null; refusal?: string | null };
type RefusedError = Error & { data: Data };

/** Whether the Worker answered with a message for the user. */
function isRefusal(error: unknown): error is RefusedError {
  if (!(error instanceof TRPCClientError)) return false;
  const data = error.data as Data | null | undefined;
  return Boolean(data?.refusal) || (data?.httpStatus ?? 500) < 500;
}

/** A refusal stays a refusal; only a lost answer or a busy server may succeed the second time. */
const isWorthRetrying = (error: unknown) => !isRefusal(error);

export async function authorization(): Promise<Record<string, string>> {
  const token = await session.token();
  return token === null ? {} : { Authorization: `Bearer ${token}`, ...viewingHeader() };
}

function endExpiredSession(error: unknown): void {
  if (viewing && refusalOf(error) === "admin.view-as-ended") stopViewing();
  if (isSignedOut(error)) session.end(endings[refusalOf(error) ?? ""] ?? "expired");
}

const endings: Record<string, Ending> = { "identity.disabled": "disabled", "identity.deleted": "deleted" };

function uidOf(current: Session): string | null {
  return current.status === "signed-in" ? current.user.uid : null;
}

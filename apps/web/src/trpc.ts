import { MutationCache, QueryCache } from "@tanstack/react-query";
import { httpBatchLink, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { MOST_CALLS } from "@vignette/domain/kernel";
import type { AppRouter } from "@vignette/worker/router";
import { inWords, isRefusal, isSignedOut, refusalOf } from "./failure.ts";
import { pageLanguage } from "./shared/language/page-language.ts";
import { claimStorage } from "./shared/offline/user-storage.ts";
import { loadRefusals } from "./shared/refusals/worded.ts";
import { AskingAgainClient } from "./shared/requests/asking-again-client.ts";
import { forgetEarly, takeEarly } from "./shared/requests/early-answers.ts";
import { rememberingFetch } from "./shared/requests/last-request.ts";
import { onOtherUser } from "./shared/session/on-other-user.ts";
import { type Ending, session } from "./shared/session/session.ts";
import { authorizationWith, stopViewing, viewing } from "./shared/session/view-as.ts";

export { errorMessage, errorNotice, errorText, isSignedOut, referenceOf, refusalOf } from "./failure.ts";

/** Hooks: `trpc.scheduling.list.useSuspenseQuery({ projectId })`. */
export const trpc = createTRPCReact<AppRouter>();

/** The outputs of procedures: `Outputs["projects"]["list"]`. */
export type Outputs = inferRouterOutputs<AppRouter>;

/** Gives the first screen the answers that were asked for beside its code. A change makes those that are left untrue. */
const earlyAnswers: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== "query") forgetEarly();
    const early = op.type === "query" ? takeEarly(op) : undefined;
    if (early === undefined) return next(op);
    return observable((observer) => {
      early.then(
        (data) => {
          observer.next({ result: { type: "data", data } });
          observer.complete();
        },
        () => next(op).subscribe(observer),
      );
    });
  };

/** Says refusals in the page's language, before anything reads them. */
const refusalsInWords: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (pageLanguage() === "en") return next(op);
    return observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          const tell = () => observer.error(inWords(error));
          loadRefusals().then(tell, tell);
        },
      }),
    );
  };

/** Calls outside React: `trpcClient.identity.recordSignIn.mutate()`. */
export const trpcClient = trpc.createClient({
  links: [
    refusalsInWords,
    earlyAnswers,
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

// Nothing of one user may be shown to the next one, in this tab or after a change in another.
onOtherUser(session, (before, uid) => {
  if (before !== null) void import("./shared/offline/clear-offline-data.ts").then((it) => it.clearOfflineData());
  if (uid !== null && !viewing) claimStorage(uid);
  forgetEarly();
  queryClient.clear();
});

/** A refusal stays a refusal; only a lost answer or a busy server may succeed the second time. */
const isWorthRetrying = (error: unknown) => !isRefusal(error);

export async function authorization(): Promise<Record<string, string>> {
  const token = await session.token();
  return token === null ? {} : authorizationWith(token);
}

function endExpiredSession(error: unknown): void {
  if (viewing && refusalOf(error) === "admin.view-as-ended") stopViewing();
  if (isSignedOut(error)) session.end(endings[refusalOf(error) ?? ""] ?? "expired");
}

const endings: Record<string, Ending> = { "identity.disabled": "disabled", "identity.deleted": "deleted" };

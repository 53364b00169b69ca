import type { inferRouterInputs } from "@trpc/server";
import type { AppRouter } from "@vignette/worker/router";
import { libraryFilterIn } from "../features/assets/library/library-filter.ts";
import { shownSpan } from "../features/scheduling/calendar/state/shown-days.ts";
import { partsOf, paths, patterns } from "../paths.ts";
import { askEarly, type EarlyCall } from "../shared/requests/early-answers.ts";
import { isUsable, storedSession } from "../shared/session/stored-session.ts";
import { authorizationWith } from "../shared/session/view-as.ts";
import { shownProduct } from "../shared/storage/stored-product.ts";
import { storedProject } from "../shared/storage/stored-project.ts";
import { recentRange } from "./activity/recent-posts.ts";

/** The part of an address that says what a page shows. */
type Place = Pick<URL, "pathname" | "search">;

/** Asks the Worker for what the page at an address inside the frame shows first. */
export function askForFirstScreen(place: Place): void {
  const stored = storedSession(localStorage);
  if (!stored || !isUsable(stored, Date.now())) return;
  askEarly(firstCalls(place, storedProject.read()), authorizationWith(stored.token));
}

/** The first questions of a page for a project, with what its address says: its query, and the id in its path. */
type Calls = (projectId: string, query: URLSearchParams, id: string) => readonly EarlyCall[];

/** By the path of the page or its pattern; one with an id in it comes after the paths that it would fit as well. */
const callsByPath: Record<string, Calls> = {
  [paths.dashboard]: (projectId) => [
    call("research.list", { projectId }),
    call("studio.list", { projectId }),
    call("socialAccounts.list"),
    call("scheduling.list", { projectId, ...recentRange(Date.now()) }),
    call("scheduling.statesOfAssets", { projectId }),
    call("analytics.summary", { projectId }),
    call("automation.list", { projectId }),
  ],
  [paths.schedule]: (projectId, query) => [
    call("socialAccounts.list"),
    call("scheduling.list", { projectId, ...shownSpan(query) }),
    call("scheduling.openSlots", shownSpan(query)),
  ],
  [paths.newPost]: (projectId, query) => [call("socialAccounts.list"), ofComposer(projectId, query)],
  [patterns.post]: (_projectId, _query, id) => [call("scheduling.get", { id })],
  [paths.accounts]: () => [call("socialAccounts.list")],
  [paths.automation]: (projectId) => [call("automation.list", { projectId })],
  [patterns.newRecipe]: (projectId) => [call("research.list", { projectId })],
  [patterns.recipe]: (_projectId, _query, id) => [call("automation.get", { id })],
  [patterns.editRecipe]: (projectId, _, id) => [call("automation.get", { id }), call("research.list", { projectId })],
  [paths.analyze]: (projectId) => [call("analytics.summary", { projectId }), call("research.list", { projectId })],
  [patterns.analyzePost]: (projectId, _, id) => [
    call("analytics.summary", { projectId }),
    call("scheduling.get", { id }),
  ],
  [paths.hookLibrary]: (projectId) => [
    call("research.list", { projectId }),
    call("hookLibrary.list", { projectId }),
    call("analytics.summary", { projectId }),
  ],
  [paths.research]: (projectId) => [call("research.list", { projectId }), ...picturesOfShown(projectId)],
  [paths.assets]: (projectId, query) => [
    firstPage(call("assets.page", { projectId, filter: libraryFilterIn(query) })),
    call("assets.stockOffer"),
    call("assets.folders", { projectId }),
    call("assets.uses", { projectId }),
    call("scheduling.statesOfAssets", { projectId }),
  ],
  [paths.create]: (projectId) => [
    call("research.list", { projectId }),
    call("studio.list", { projectId }),
    call("hookLibrary.list", { projectId }),
    call("analytics.summary", { projectId }),
    call("scheduling.statesOfAssets", { projectId }),
    ...picturesOfShown(projectId),
  ],
  [paths.shorts]: (projectId, query) => [call("research.list", { projectId }), ...ofUpload(query)],
  [patterns.creation]: (projectId, _, id) => [
    call("studio.get", { id }),
    call("studio.render", { id }),
    call("studio.presenters"),
    call("studio.videoClipOffer"),
    call("socialAccounts.list"),
    call("research.list", { projectId }),
    call("assets.stockOffer"),
  ],
  [patterns.variants]: (_projectId, _query, id) => [call("studio.get", { id }), call("studio.variants", { id })],
  [paths.settings]: () => [
    call("billing.summary"),
    call("plans.list"),
    call("usage.log"),
    call("notifications.preferences"),
  ],
  [paths.admin]: () => [call("admin.health"), call("admin.overview"), call("admin.topSpenders")],
};

/** The post that the composer edits, the asset that it posts, or those to choose from. */
function ofComposer(projectId: string, query: URLSearchParams): EarlyCall {
  const [postId, assetId] = [query.get("post"), query.get("asset")];
  if (postId) return call("scheduling.get", { id: postId });
  return assetId ? call("assets.get", { id: assetId }) : call("assets.list", { projectId });
}

/** The long video that clips are made of. */
function ofUpload(query: URLSearchParams): EarlyCall[] {
  const id = query.get("upload");
  return id === null ? [] : [call("assets.get", { id })];
}

/** The pictures of the product that the page will show, if a page has shown it before. */
function picturesOfShown(projectId: string): EarlyCall[] {
  const productId = shownProduct(projectId).read();
  return productId === null ? [] : [call("studio.productPictures", { projectId, productId })];
}

/** What the frame around every page asks for. */
const ofFrame = (): EarlyCall[] => [
  call("flags.current"),
  call("projects.list"),
  call("identity.me"),
  call("announcements.current"),
  call("notifications.unread"),
  call("usage.summary"),
  call("country.config"),
];

/** All first questions of a page, for the project in use; only the frame's where none is known. At most `MOST_CALLS`. */
export function firstCalls({ pathname, search }: Place, projectId: string | null): EarlyCall[] {
  if (projectId === null) return ofFrame();
  const own = ownCalls(pathname, projectId, new URLSearchParams(search));
  const problems = call("scheduling.problems", { projectId, ...recentRange(Date.now()) });
  return [...ofFrame(), problems, ...own];
}

function ownCalls(pathname: string, projectId: string, query: URLSearchParams): readonly EarlyCall[] {
  for (const [pattern, calls] of Object.entries(callsByPath)) {
    const parts = partsOf(pattern, pathname);
    if (parts) return calls(projectId, query, parts.id ?? "");
  }
  return [];
}

type Inputs = inferRouterInputs<AppRouter>;

/** A call that the compiler compares with the Worker's router. */
function call<R extends keyof Inputs & string, P extends keyof Inputs[R] & string>(
  path: `${R}.${P}`,
  ...[input]: undefined extends Inputs[R][P] ? [] : [Inputs[R][P]]
): EarlyCall {
  return { path, input };
}

/** The same, of what comes page by page. */
function firstPage({ path, input }: EarlyCall): EarlyCall {
  return { path, input: { ...(input as object), direction: "forward" } };
}

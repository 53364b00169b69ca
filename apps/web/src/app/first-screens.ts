import type { inferRouterInputs } from "@trpc/server";
import type { AppRouter } from "@vignette/worker/router";
import { shownSpan } from "../features/scheduling/calendar/state/shown-days.ts";
import { isAdminPath, paths } from "../paths.ts";
import { askEarly, type EarlyCall } from "../shared/requests/early-answers.ts";
import { isUsable, storedSession } from "../shared/session/stored-session.ts";
import { authorizationWith } from "../shared/session/view-as.ts";
import { storedProject } from "../shared/storage/stored-project.ts";
import { recentRange } from "./activity/recent-posts.ts";
import { screens } from "./screens.ts";

/**
 * Begins to load the code of the page at a path inside the frame, and asks the Worker for what it shows first. Resolves
 * with the code.
 */
export async function askForFirstScreen(pathname: string): Promise<void> {
  const screen = firstScreen(pathname);
  const stored = storedSession(localStorage);
  if (stored && isUsable(stored, Date.now())) {
    askEarly(firstCalls(screen, storedProject.read()), authorizationWith(stored.token));
  }
  await Promise.all([screens.data(), screen.code()]);
}

/** What a page needs before it can show anything: its code, and its first questions to the Worker. */
type FirstScreen = { code: () => Promise<unknown>; calls?: (projectId: string) => readonly EarlyCall[] };

const pages: Record<string, FirstScreen> = {
  [paths.dashboard]: {
    code: screens.dashboard,
    calls: (projectId) => [
      call("research.list", { projectId }),
      call("studio.list", { projectId }),
      call("socialAccounts.list"),
      call("scheduling.statesOfAssets", { projectId }),
      call("analytics.summary", { projectId }),
    ],
  },
  [paths.schedule]: {
    code: screens.schedule,
    calls: (projectId) => [
      call("socialAccounts.list"),
      call("scheduling.list", { projectId, ...shownSpan(new URLSearchParams(location.search)) }),
      call("scheduling.openSlots", shownSpan(new URLSearchParams(location.search))),
    ],
  },
  [paths.newPost]: { code: screens.composer, calls: () => [call("socialAccounts.list")] },
  [paths.analyze]: { code: screens.analyze, calls: (projectId) => [call("analytics.summary", { projectId })] },
  [paths.hookLibrary]: {
    code: screens.hookLibrary,
    calls: (projectId) => [
      call("research.list", { projectId }),
      call("hookLibrary.list", { projectId }),
      call("analytics.summary", { projectId }),
    ],
  },
  [paths.research]: { code: screens.research, calls: (projectId) => [call("research.list", { projectId })] },
  [paths.assets]: {
    code: screens.assets,
    calls: (projectId) => [
      call("assets.folders", { projectId }),
      call("assets.uses", { projectId }),
      call("scheduling.statesOfAssets", { projectId }),
    ],
  },
  [paths.create]: {
    code: screens.create,
    calls: (projectId) => [
      call("research.list", { projectId }),
      call("studio.list", { projectId }),
      call("hookLibrary.list", { projectId }),
    ],
  },
  [paths.settings]: { code: screens.settings },
  [paths.accounts]: { code: screens.accounts },
  [paths.automation]: { code: screens.recipes },
};

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

const ofAdmin = [call("admin.health"), call("admin.overview"), call("admin.topSpenders")];

/** The first screen of a path inside the frame; without calls of its own where the path names one thing. */
function firstScreen(pathname: string): FirstScreen {
  if (isAdminPath(pathname)) return { code: screens.admin, calls: () => (pathname === paths.admin ? ofAdmin : []) };
  return pages[pathname] ?? { code: async () => undefined };
}

/** All first questions of a page, for the project in use; null if none is known. At most `MOST_CALLS`. */
function firstCalls({ calls }: FirstScreen, projectId: string | null): EarlyCall[] {
  if (projectId === null) return ofFrame();
  const recent = call("scheduling.list", { projectId, ...recentRange(Date.now()) });
  return [...ofFrame(), recent, ...(calls?.(projectId) ?? [])];
}

type Inputs = inferRouterInputs<AppRouter>;

/** A call that the compiler compares with the Worker's router. */
function call<R extends keyof Inputs & string, P extends keyof Inputs[R] & string>(
  path: `${R}.${P}`,
  ...[input]: undefined extends Inputs[R][P] ? [] : [Inputs[R][P]]
): EarlyCall {
  return { path, input };
}

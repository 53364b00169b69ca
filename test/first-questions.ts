import { firstCalls } from "../apps/web/src/app/first-screens.ts";
import { isAdminPath, isInsideFrame, paths } from "../apps/web/src/paths.ts";
import { shownProduct } from "../apps/web/src/shared/storage/stored-product.ts";

export type Question = { path: string; input?: unknown };

/**
 * What each page inside the frame asks first, by its path, in a project whose product a page has shown: for tests that run
 * where the web app's code does not. The ids in it stand for those of a test.
 */
export function firstQuestions(): Record<string, readonly Question[]> {
  shownProduct("projectId").write("productId");
  const pages = [...Object.values(paths), paths.creation("id")].filter((it) => typeof it === "string");
  const ofUsers = pages.filter((it) => isInsideFrame(it) && !isAdminPath(it));
  return Object.fromEntries(ofUsers.map((it) => [it, firstCalls({ pathname: it, search: "" }, "projectId")]));
}

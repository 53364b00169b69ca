import { useSyncExternalStore } from "react";
import { observed } from "../../../shared/requests/observed.ts";

/** Whether an edit counts for both formats of a picture, or for the one on the stage. */
export type FormatScope = "both" | "this";

const scope = observed<FormatScope>("both");

/** The formats that edits on the canvas count for, and how to change them. It lasts as long as the page. */
export const useFormatScope = () => ({
  scope: useSyncExternalStore(scope.subscribe, scope.get),
  setScope: scope.set,
});

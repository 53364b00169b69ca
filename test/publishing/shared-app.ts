import { inject } from "vitest";
import { appAt } from "./running-app.ts";

export type SharedApp = ReturnType<typeof sharedApp>;

/** The product that all scenarios share which stop nothing and leave no fault behind; see `shared.ts`. */
export function sharedApp() {
  return appAt(inject("publishing"));
}

import { clock } from "../../adapters/clock.ts";
import { buildContext } from "../../context/build-context.ts";
import type { Env } from "../../context/env.ts";
import { recipeStore } from "../../features/automation/store.ts";
import { triggerStore } from "../../features/automation/triggers/trigger-store.ts";
import { studioStore } from "../../features/studio/creation/store.ts";
import { renderStore } from "../../features/studio/rendering/render-store.ts";
import { notifierOf } from "../../notifications/notifier-of.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { socialAccountStore } from "../../records/stores/social-account-store.ts";
import { targetStore } from "../../records/stores/target-store.ts";

/** The dependencies of a run's steps. Built for each step: `now` is when it begins. */
export const runDeps = (env: Env, background: (work: Promise<unknown>) => void) =>
  runDepsOver(buildContext(env, background));

/** The same with the adapters of any context. */
export function runDepsOver(context: ReturnType<typeof buildContext>) {
  const { documents } = context;
  return {
    ...context,
    clock,
    notifier: notifierOf(context),
    recipes: recipeStore(documents),
    triggers: triggerStore(documents),
    studio: studioStore(documents),
    renders: renderStore(documents),
    posts: postStore(documents),
    targets: targetStore(documents),
    accounts: socialAccountStore(documents),
  };
}
export type RunDeps = ReturnType<typeof runDepsOver>;

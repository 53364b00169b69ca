import { m } from "@vignette/messages";
import { paths } from "../../paths.ts";

/** What a project already contains. */
export type FirstStepsProgress = { product: boolean; creation: boolean; account: boolean; post: boolean };

export type FirstStep = {
  title: string;
  /** One sentence. */
  why: string;
  /** About how long it takes. */
  time: string;
  button: string;
  path: string;
  done: boolean;
};

/** The steps to the first post, in order. Source: docs/experience.md#dashboard. */
export function firstSteps({ product, creation, account, post }: FirstStepsProgress): readonly FirstStep[] {
  return [
    {
      title: m.dashboard_describe_your_product(),
      why: m.dashboard_describe_why(),
      time: m.dashboard_about_minutes({ minutes: 2 }),
      button: m.dashboard_describe_it(),
      path: paths.research,
      done: product,
    },
    {
      title: m.dashboard_pick_a_hook(),
      why: m.dashboard_hook_why(),
      time: m.dashboard_about_seconds({ seconds: 20 }),
      button: m.dashboard_open_hooks(),
      path: paths.hookLibrary,
      done: creation,
    },
    {
      title: m.dashboard_make_your_first_frames(),
      why: m.dashboard_make_why(),
      time: m.dashboard_about_minutes({ minutes: 1 }),
      button: m.app_make_something(),
      path: paths.create,
      done: creation,
    },
    {
      title: m.app_connect_tiktok_or_instagram(),
      why: m.dashboard_connect_why(),
      time: m.dashboard_about_seconds({ seconds: 30 }),
      button: m.dashboard_connect(),
      path: paths.accounts,
      done: account,
    },
    {
      title: m.dashboard_schedule_or_post(),
      why: m.dashboard_schedule_why(),
      time: m.dashboard_about_seconds({ seconds: 30 }),
      button: m.app_schedule(),
      path: paths.newPost,
      done: post,
    },
  ];
}

/** The one to do now, or null when all are done. */
export const nextFirstStep = (steps: readonly FirstStep[]): FirstStep | null =>
  steps.find((step) => !step.done) ?? null;

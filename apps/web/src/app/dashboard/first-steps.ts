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
      title: "Describe your product",
      why: "Everything we write comes from this one brief. Nothing is made up.",
      time: "about 2 min",
      button: "Describe it",
      path: paths.research,
      done: product,
    },
    {
      title: "Pick a hook",
      why: "The first line decides whether people keep watching.",
      time: "about 20 s",
      button: "Open hooks",
      path: paths.hookLibrary,
      done: creation,
    },
    {
      title: "Make your first frames",
      why: "A carousel or short video from your brief and hook.",
      time: "about 1 min",
      button: "Make something",
      path: paths.create,
      done: creation,
    },
    {
      title: "Connect TikTok or Instagram",
      why: "You approve on their page; we never see your password.",
      time: "about 30 s",
      button: "Connect",
      path: paths.accounts,
      done: account,
    },
    {
      title: "Schedule or post",
      why: "Choose a time, then read the receipt once it's live.",
      time: "about 30 s",
      button: "Schedule",
      path: paths.newPost,
      done: post,
    },
  ];
}

/** The one to do now, or null when all are done. */
export const nextFirstStep = (steps: readonly FirstStep[]): FirstStep | null =>
  steps.find((step) => !step.done) ?? null;

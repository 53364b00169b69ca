import { MOST_FAILURES, type Recipe } from "@vignette/domain/automation";
import type { CalloutTone, Edge, Tone } from "@vignette/ui";
import { CircleCheck, CircleDashed, type Icon, OctagonX, Pause, Repeat, UserCheck } from "@vignette/ui/icons";

/** How the state of a recipe looks, and what it means. */
export type RecipeState = {
  label: string;
  icon: Icon;
  tone: Tone & CalloutTone;
  edge: Edge;
  tinted: boolean;
  /** Why it makes nothing, as a title; null while it runs. */
  why: string | null;
  /** What to do about it. */
  advice: string;
  /** What the button that starts it says. */
  start: string;
};

const running: RecipeState = {
  label: "Running",
  icon: Repeat,
  tone: "done",
  edge: "bar",
  tinted: false,
  why: null,
  advice: "",
  start: "",
};

type Reason = NonNullable<Recipe["paused"]>["reason"];

const pausedStates: Record<Reason, RecipeState> = {
  new: {
    label: "Not started",
    icon: CircleDashed,
    tone: "still",
    edge: "dashed",
    tinted: false,
    why: "This recipe hasn't started.",
    advice: "Try it first, or start it now.",
    start: "Start",
  },
  owner: {
    label: "Paused",
    icon: Pause,
    tone: "still",
    edge: "solid",
    tinted: false,
    why: "You paused this recipe.",
    advice: "It makes nothing until you resume it. Posts already on the calendar still go out.",
    start: "Resume",
  },
  failures: {
    label: "Stopped",
    icon: OctagonX,
    tone: "failed",
    edge: "double-bar",
    tinted: true,
    why: `Paused after ${MOST_FAILURES} failures in a row.`,
    advice: "Fix the cause, then resume it. Its history says what failed.",
    start: "Resume",
  },
  consent: {
    label: "Needs you",
    icon: UserCheck,
    tone: "person",
    edge: "dotted",
    tinted: true,
    why: "Paused: TikTok no longer offers what you chose.",
    advice: "Edit the recipe, choose again for this account, then resume it.",
    start: "Resume",
  },
  feed: {
    label: "Stopped",
    icon: OctagonX,
    tone: "failed",
    edge: "double-bar",
    tinted: true,
    why: "Paused: its feed couldn't be read for a day.",
    advice: "Check the address of the feed, then resume it.",
    start: "Resume",
  },
  finished: {
    label: "Finished",
    icon: CircleCheck,
    tone: "still",
    edge: "none",
    tinted: false,
    why: "This recipe has ended, as planned.",
    advice: "To go on, edit when it ends, then resume it.",
    start: "Resume",
  },
};

/** The state of a recipe as its owner sees it. */
export const recipeStateOf = ({ paused }: Pick<Recipe, "paused">): RecipeState =>
  paused ? pausedStates[paused.reason] : running;

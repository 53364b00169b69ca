import { MOST_FAILURES, type Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
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
  label: m.automation_running(),
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
    label: m.automation_not_started(),
    icon: CircleDashed,
    tone: "still",
    edge: "dashed",
    tinted: false,
    why: m.automation_why_new(),
    advice: m.automation_advice_new(),
    start: m.automation_start(),
  },
  owner: {
    label: m.automation_paused(),
    icon: Pause,
    tone: "still",
    edge: "solid",
    tinted: false,
    why: m.automation_why_owner(),
    advice: m.automation_advice_owner(),
    start: m.automation_resume(),
  },
  failures: {
    label: m.automation_stopped(),
    icon: OctagonX,
    tone: "failed",
    edge: "double-bar",
    tinted: true,
    why: m.automation_why_failures({ count: MOST_FAILURES }),
    advice: m.automation_advice_failures(),
    start: m.automation_resume(),
  },
  consent: {
    label: m.app_needs_you(),
    icon: UserCheck,
    tone: "person",
    edge: "dotted",
    tinted: true,
    why: m.automation_why_consent(),
    advice: m.automation_advice_consent(),
    start: m.automation_resume(),
  },
  feed: {
    label: m.automation_stopped(),
    icon: OctagonX,
    tone: "failed",
    edge: "double-bar",
    tinted: true,
    why: m.automation_why_feed(),
    advice: m.automation_advice_feed(),
    start: m.automation_resume(),
  },
  finished: {
    label: m.automation_finished(),
    icon: CircleCheck,
    tone: "still",
    edge: "none",
    tinted: false,
    why: m.automation_why_finished(),
    advice: m.automation_advice_finished(),
    start: m.automation_resume(),
  },
};

/** The state of a recipe as its owner sees it. */
export const recipeStateOf = ({ paused }: Pick<Recipe, "paused">): RecipeState =>
  paused ? pausedStates[paused.reason] : running;

import { m } from "@vignette/messages";
import { paths } from "../../paths.ts";

type WayBack = { path: string; label: string };

const lists: readonly WayBack[] = [
  { path: paths.create, label: m.app_content_creation() },
  { path: paths.schedule, label: m.app_post_schedule() },
  { path: paths.analyze, label: m.app_analyze() },
  { path: paths.automation, label: m.app_automation() },
];

/** The page that lists what an address is one of; the dashboard where none does. */
export const wayBackFrom = (pathname: string): WayBack =>
  lists.find(({ path }) => pathname.startsWith(`${path}/`)) ?? { path: paths.dashboard, label: m.app_dashboard() };

import type { Flags } from "@vignette/domain/flags";
import { m } from "@vignette/messages";
import type { BadgeVariant } from "@vignette/ui";
import {
  CalendarDays,
  ChartColumnIncreasing,
  Clapperboard,
  FolderCog,
  type Icon,
  Images,
  LayoutDashboard,
  PackageSearch,
  Quote,
  ShieldCheck,
  Workflow,
} from "@vignette/ui/icons";
import { paths } from "../../paths.ts";

export type Entry = {
  path: string;
  /** The spec's label. */
  label: string;
  icon: Icon;
  /** Only with a project. */
  needsProject?: boolean;
  /** Only with this flag on. */
  flag?: keyof Flags;
  /** Only for admins. */
  adminOnly?: boolean;
  badge?: { label: string; variant: BadgeVariant };
  /** Shows how many items need the user. */
  counts?: boolean;
  /** The letter that opens it after G. Source: docs/experience.md#keyboard */
  key: string;
  /** The word in the bar at the bottom of a phone; without one the entry is under More. */
  short?: string;
};

/**
 * The pages of the dashboard, in the spec's order. Source: spec §2, Logged-in routes; icons: docs/experience.md#icons.
 */
export const entries: readonly Entry[] = [
  { path: paths.dashboard, label: m.app_dashboard(), key: "D", icon: LayoutDashboard, short: m.app_home() },
  { path: paths.research, label: m.app_your_product(), key: "R", icon: PackageSearch },
  { path: paths.assets, label: m.app_assets(), key: "A", icon: Images },
  { path: paths.hookLibrary, label: m.app_hook_library(), key: "H", icon: Quote },
  { path: paths.create, label: m.app_content_creation(), key: "C", icon: Clapperboard, short: m.app_create() },
  {
    path: paths.schedule,
    label: m.app_post_schedule(),
    key: "S",
    icon: CalendarDays,
    short: m.app_calendar(),
    counts: true,
  },
  { path: paths.analyze, label: m.app_analyze(), key: "L", icon: ChartColumnIncreasing, short: m.app_analyze() },
  {
    path: paths.automation,
    label: m.app_automation(),
    key: "M",
    icon: Workflow,
    flag: "automation_frontend",
    badge: { label: m.app_beta(), variant: "outline" },
  },
  { path: paths.projectSettings, label: m.app_project_settings(), key: "P", icon: FolderCog, needsProject: true },
  {
    path: paths.admin,
    label: m.app_admin_dashboard(),
    key: "X",
    icon: ShieldCheck,
    adminOnly: true,
    badge: { label: m.app_admin(), variant: "ink" },
  },
];

/** The conditions that an entry may depend on. */
export type Conditions = { hasProject: boolean; isAdmin: boolean; flags: Flags };

/** Whether an entry is shown. Source: spec §2, Logged-in routes. */
export function isShown(entry: Entry, { hasProject, isAdmin, flags }: Conditions): boolean {
  return (!entry.needsProject || hasProject) && (!entry.adminOnly || isAdmin) && (!entry.flag || flags[entry.flag]);
}

/** Whether the page at `pathname` belongs to an entry: its own or one below it. */
export function isCurrent(entry: Pick<Entry, "path">, pathname: string): boolean {
  if (entry.path === paths.dashboard) return pathname === entry.path;
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}

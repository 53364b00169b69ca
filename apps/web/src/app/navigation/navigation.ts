import type { Flags } from "@vignette/domain/flags";
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
  { path: paths.dashboard, label: "Dashboard", key: "D", icon: LayoutDashboard, short: "Home" },
  { path: paths.research, label: "Your Product", key: "R", icon: PackageSearch },
  { path: paths.assets, label: "Assets", key: "A", icon: Images },
  { path: paths.hookLibrary, label: "Hook library", key: "H", icon: Quote },
  { path: paths.create, label: "Content Creation", key: "C", icon: Clapperboard, short: "Create" },
  { path: paths.schedule, label: "Post & Schedule", key: "S", icon: CalendarDays, short: "Calendar", counts: true },
  { path: paths.analyze, label: "Analyze", key: "L", icon: ChartColumnIncreasing, short: "Learn" },
  {
    path: paths.automation,
    label: "Automation",
    key: "M",
    icon: Workflow,
    flag: "automation_frontend",
    badge: { label: "Beta", variant: "outline" },
  },
  { path: paths.projectSettings, label: "Project settings", key: "P", icon: FolderCog, needsProject: true },
  {
    path: paths.admin,
    label: "Admin Dashboard",
    key: "X",
    icon: ShieldCheck,
    adminOnly: true,
    badge: { label: "ADMIN", variant: "ink" },
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

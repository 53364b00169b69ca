import { type ComponentType, lazy } from "react";
import { paths } from "../../paths.ts";

export type Section = {
  path: string;
  label: string;
  page: ComponentType;
  /** The page of one item, one segment below the section. */
  item?: ComponentType;
};

/** The sections of the Admin Dashboard, each at its own address and loaded on its own. */
export const sections: readonly Section[] = [
  {
    path: paths.admin,
    label: "Overview",
    page: lazy(async () => ({ default: (await import("./overview/overview.tsx")).Overview })),
  },
  {
    path: paths.adminUsers,
    label: "Users",
    page: lazy(async () => ({ default: (await import("./users/user-list.tsx")).UserList })),
    item: lazy(async () => ({ default: (await import("./users/user-page.tsx")).UserPage })),
  },
  {
    path: paths.adminPosts,
    label: "Publish log",
    page: lazy(async () => ({ default: (await import("./publish-log/publish-log.tsx")).PublishLog })),
  },
  {
    path: paths.adminErrors,
    label: "Errors",
    page: lazy(async () => ({ default: (await import("./errors/error-list.tsx")).ErrorList })),
  },
  {
    path: paths.adminTickets,
    label: "Tickets",
    page: lazy(async () => ({ default: (await import("./tickets/ticket-list.tsx")).TicketList })),
  },
  {
    path: paths.adminAnnouncements,
    label: "Announcements",
    page: lazy(async () => ({
      default: (await import("./announcements/announcement-list.tsx")).AnnouncementList,
    })),
  },
  {
    path: paths.adminPlans,
    label: "Plans",
    page: lazy(async () => ({ default: (await import("./settings/plan-list.tsx")).PlanList })),
  },
  {
    path: paths.adminFlags,
    label: "Flags",
    page: lazy(async () => ({ default: (await import("./settings/switch-list.tsx")).SwitchList })),
  },
  {
    path: paths.adminCountries,
    label: "Countries",
    page: lazy(async () => ({ default: (await import("./settings/country-list.tsx")).CountryList })),
  },
  {
    path: paths.adminLog,
    label: "Log",
    page: lazy(async () => ({ default: (await import("./log/changes.tsx")).Changes })),
  },
  {
    path: paths.adminDocuments,
    label: "Documents",
    page: lazy(async () => ({ default: (await import("./documents/unreadable-documents.tsx")).UnreadableDocuments })),
  },
];

/** The section of an address: a page below a section belongs to it. */
export const sectionAt = (pathname: string): Section | undefined =>
  sections.find(({ path }) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)));

/** The page at an address. */
export function adminPageAt(pathname: string): ComponentType | undefined {
  const section = sectionAt(pathname);
  return section?.path === pathname ? section.page : section?.item;
}

export { ANNOUNCEMENT_MAX, Announcement, AnnouncementEdit, ShownAnnouncement } from "./announcement.ts";
export { announcementState, announcementsFor } from "./announcement-state.ts";

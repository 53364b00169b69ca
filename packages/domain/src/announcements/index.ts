export {
  ANNOUNCEMENT_MAX,
  Announcement,
  AnnouncementEdit,
  announcementState,
  announcementsFor,
  ShownAnnouncement,
} from "./announcement.ts";

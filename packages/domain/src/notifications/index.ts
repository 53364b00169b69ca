export { againAt, isGivenUp, type MailPlan, nextMail, settled } from "./deliver-mail.ts";
export { NotificationsInput, ReadInput } from "./input.ts";
export { Channel, NotificationKind } from "./kind.ts";
export {
  Notification,
  NotificationAbout,
  NotificationId,
  NotificationView,
  notificationId,
  type Occasion,
} from "./notification.ts";
export { MAIL_GATHERS, notificationOf } from "./notify.ts";
export { pathOfNotification } from "./path.ts";
export {
  isWanted,
  NotificationPreferences,
  PreferenceInput,
  type Routes,
  routesOf,
  withChoice,
  withoutMail,
} from "./preferences.ts";
export {
  isPushService,
  MOST_DEVICES,
  PushDevice,
  PushDeviceInput,
  type PushMessage,
  RemovePushDeviceInput,
} from "./push-device.ts";

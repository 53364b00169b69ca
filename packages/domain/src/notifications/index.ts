export { againAt, isGivenUp, type MailPlan, nextMail, settled } from "./deliver-mail.ts";
export { NotificationsInput, ReadInput } from "./input.ts";
export { Channel, kindNames, NotificationKind } from "./kind.ts";
export { type MailLinks, mailOf, type NotificationMail } from "./mail.ts";
export { escaped, mailButton, mailHtml, mailLink } from "./mail-layout.ts";
export {
  Notification,
  NotificationAbout,
  NotificationId,
  NotificationView,
  notificationId,
  type Occasion,
} from "./notification.ts";
export { MAIL_GATHERS, notificationOf } from "./notify.ts";
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
  pushMessageOf,
  RemovePushDeviceInput,
} from "./push-device.ts";
export { type NotificationWords, wordsOf } from "./words.ts";

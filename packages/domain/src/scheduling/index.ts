export {
  ListPostsInput,
  ReschedulePostInput,
  ResolveTargetInput,
  SchedulePostInput,
  TargetInput,
  When,
} from "./input.ts";
export { InstagramOptions, TikTokOptions } from "./options.ts";
export {
  Attempt,
  LogEntry,
  Post,
  PostView,
  Publication,
  Schedule,
  Target,
  TargetFailure,
  TargetState,
} from "./post.ts";

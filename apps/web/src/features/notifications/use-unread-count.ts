import { trpc } from "../../trpc.ts";

/** How many notifications are unread; 0 until it is known. Events from `/live` refetch it. */
export const useUnreadCount = (): number => trpc.notifications.unread.useQuery().data ?? 0;

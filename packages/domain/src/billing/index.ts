export { defaultSubscription, Subscription } from "./subscription.ts";

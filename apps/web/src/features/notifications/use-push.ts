import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useEffect, useState } from "react";
import { isPushSupported, pushSubscription, subscribeToPush } from "../../shared/push-subscription.ts";
import { errorNotice, trpc } from "../../trpc.ts";
import { browserName } from "./browser-name.ts";

/**
 * Push messages on this device. `unavailable`: the Worker has no keys for them; `denied`: the user has blocked them in the
 * browser.
 */
export type PushState = "loading" | "unsupported" | "unavailable" | "denied" | "off" | "on";

/** The state on this device, and a function to turn push messages on or off here. */
export function usePush(): { state: PushState; isChanging: boolean; turn: (on: boolean) => Promise<void> } {
  const key = trpc.notifications.pushKey.useQuery();
  const add = trpc.notifications.addDevice.useMutation();
  const remove = trpc.notifications.removeDevice.useMutation();
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isChanging, setChanging] = useState(false);

  useEffect(() => {
    pushSubscription().then(
      (subscription) => setOn(subscription !== null),
      () => setOn(false),
    );
  }, []);

  async function turnOn(publicKey: string): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return;
    const subscription = await subscribeToPush(publicKey);
    const { endpoint, keys } = subscription.toJSON();
    try {
      await add.mutateAsync({
        endpoint: endpoint ?? "",
        p256dh: keys?.p256dh ?? "",
        auth: keys?.auth ?? "",
        name: browserName(navigator.userAgent),
      });
    } catch (error) {
      await subscription.unsubscribe();
      throw error;
    }
    setOn(true);
  }

  async function turnOff(): Promise<void> {
    const subscription = await pushSubscription();
    if (subscription) {
      await remove.mutateAsync({ endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    setOn(false);
  }

  async function turn(on: boolean): Promise<void> {
    setChanging(true);
    try {
      if (!on) await turnOff();
      else if (key.data) await turnOn(key.data);
    } catch (error) {
      notify(isBrowsersOwn(error) ? noService : errorNotice(error));
    } finally {
      setChanging(false);
    }
  }

  return { state: stateOf(key.data, isOn), isChanging, turn };
}

function stateOf(key: string | null | undefined, isOn: boolean | null): PushState {
  if (!isPushSupported()) return "unsupported";
  if (key === null) return "unavailable";
  if (Notification.permission === "denied") return "denied";
  if (key === undefined || isOn === null) return "loading";
  return isOn ? "on" : "off";
}

/** The browser could not reach its push service, or its maker has turned it off. */
const isBrowsersOwn = (error: unknown) => error instanceof DOMException;
const noService = {
  kind: "error",
  title: m.settings_push_failed(),
  detail: m.settings_push_failed_help(),
} as const;

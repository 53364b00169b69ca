const SCOPE = "/push/";

/** Whether this browser takes push messages at all. */
export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** This browser's subscription; null if there is none. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser with the Worker's key. Throws if the browser or its push service refuses. */
export async function subscribeToPush(applicationServerKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register("/push-worker.js", { scope: SCOPE });
  await isActive(registration);
  return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Ends this browser's subscription: its push service then refuses messages, and the Worker forgets it. */
export async function endPushSubscription(): Promise<void> {
  await (await pushSubscription())?.unsubscribe();
}

/** A registration can subscribe once its worker is active. */
async function isActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => registration.active && resolve());
  });
}

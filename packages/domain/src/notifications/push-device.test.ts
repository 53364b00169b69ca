import { describe, expect, it } from "vitest";
import { isPushService, PushDeviceInput } from "./push-device.ts";

describe("a push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://web.push.apple.com/Q",
    "https://wns2-par02p.notify.windows.com/w/?token=a",
  ])("is called at %s", (endpoint) => expect(isPushService(endpoint)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evil.example/fcm.googleapis.com",
    "https://fcm.googleapis.com@evil.example/a",
    "https://user:secret@fcm.googleapis.com/a",
    "https://fcm.googleapis.com:8443/a",
    "https://169.254.169.254/latest",
    "https://push.apple.com.localhost/",
    "nothing",
  ])("is not called at %s", (endpoint) => expect(isPushService(endpoint)).toBe(false));
});

it("a device brings keys of the right size", () => {
  const device = {
    endpoint: "https://web.push.apple.com/Q",
    p256dh: "B".repeat(87),
    auth: "A".repeat(22),
    name: "Phone",
  };
  expect(PushDeviceInput.safeParse(device).success).toBe(true);
  expect(PushDeviceInput.safeParse({ ...device, p256dh: "B".repeat(86) }).success).toBe(false);
  expect(PushDeviceInput.safeParse({ ...device, auth: "A".repeat(21) }).success).toBe(false);
});

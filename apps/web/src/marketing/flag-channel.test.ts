import { describe, expect, it } from "vitest";
import { maintenanceIn } from "./flag-channel.ts";

describe("maintenanceIn", () => {
  it("reads the Worker's messages and answers", () => {
    expect(maintenanceIn({ type: "flags", flags: { maintenance: true, automation_frontend: false } })).toBe(true);
    expect(maintenanceIn({ flags: { maintenance: false } })).toBe(false);
  });

  it.each([null, "pong", {}, { flags: null }, { flags: {} }, { flags: { maintenance: "yes" } }])(
    "is null for %j",
    (message) => expect(maintenanceIn(message)).toBeNull(),
  );
});

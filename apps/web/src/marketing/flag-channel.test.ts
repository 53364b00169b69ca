import { describe, expect, it } from "vitest";
import { maintenanceIn } from "./flag-channel.ts";

describe("maintenanceIn", () => {
  it("reads what the Worker pushes and answers", () => {
    expect(maintenanceIn({ type: "flags", flags: { maintenance: true, automation_frontend: false } })).toBe(true);
    expect(maintenanceIn({ flags: { maintenance: false } })).toBe(false);
  });

  it.each([null, "pong", {}, { flags: null }, { flags: {} }, { flags: { maintenance: "yes" } }])(
    "learns nothing from %j",
    (message) => expect(maintenanceIn(message)).toBeNull(),
  );
});

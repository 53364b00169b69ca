import { Refusal } from "../kernel/index.ts";

/** What the maintenance page says. Source: spec §2, Other screens, and docs/experience.md#maintenance. */
export const maintenanceWords = {
  title: "We'll be right back!",
  text: "Scheduled maintenance is running. Scheduled posts keep their times; anything we can't send in time will be waiting for your decision.",
  again: "Check Again",
  /** On public pages, which stay. */
  notice: "Scheduled maintenance is running. The app is back shortly; this page stays open.",
} as const;

/** No change is accepted during maintenance. Source: spec §2, Other screens; ADR 47. */
export const duringMaintenance = () =>
  new Refusal(
    "unavailable",
    "flags.maintenance",
    "We'll be right back! Scheduled maintenance is running, so nothing was changed.",
  );

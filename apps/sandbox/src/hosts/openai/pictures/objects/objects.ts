import { belongings } from "./belongings.ts";
import { devices } from "./devices.ts";
import type { Figure } from "./figure.ts";
import { household } from "./household.ts";
import { outdoors } from "./outdoors.ts";
import { stationery } from "./stationery.ts";

const drawn = { ...devices, ...household, ...belongings, ...stationery, ...outdoors };
export type ObjectName = keyof typeof drawn;

/** Every object that can be drawn. */
export const objects: Readonly<Record<ObjectName, Figure>> = drawn;

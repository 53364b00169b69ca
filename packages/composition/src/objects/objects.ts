import type { ObjectName } from "@vignette/domain/objects";
import { belongings } from "./belongings.ts";
import { building } from "./building.ts";
import { care } from "./care.ts";
import { clothes } from "./clothes.ts";
import { devices } from "./devices.ts";
import type { Figure } from "./figure.ts";
import { food } from "./food.ts";
import { furniture } from "./furniture.ts";
import { household } from "./household.ts";
import { kitchen } from "./kitchen.ts";
import { outdoors } from "./outdoors.ts";
import { stationery } from "./stationery.ts";
import { tools } from "./tools.ts";
import { vehicles } from "./vehicles.ts";

const drawn = {
  ...{ ...devices, ...household, ...kitchen, ...food, ...furniture, ...belongings },
  ...{ ...stationery, ...tools, ...outdoors, ...building, ...clothes, ...care, ...vehicles },
};

/** Every object of the shelf. One that is missing here does not compile. */
export const objects: Readonly<Record<ObjectName, Figure>> = drawn;

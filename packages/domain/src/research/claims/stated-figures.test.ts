import { expect, it } from "vitest";
import { emptyBrief, newClaim } from "../index.ts";
import { statedFigures } from "./stated-figures.ts";

const proof = (...claims: string[]) => claims.map((it) => newClaim(it, { source: "Your own words" }));

it.each([
  [["Laid in two days", "Ten-year guarantee on the edges"], "from £95 per metre", ["95", "two", "ten"]],
  [["E-Rechnung nach EN 16931", "Eine Rechnung in 90 Sekunden"], "12 € im Monat", ["12", "90"]],
  [["228 g in size 42", "Tested over 800 km by 41 runners"], "", ["228", "800"]],
  [["Se limpia con un botón", "Hecho en Valencia"], "19 €", ["19"]],
])("%j and the price %j state %j", (claims, price, figures) => {
  expect(statedFigures({ ...emptyBrief, price, proof: proof(...claims) })).toEqual(figures);
});

import { aCarousel, aProduct, dotsFor, made, SLIDES } from "../research/a-product.ts";
import { aPerson, call, type Person } from "../support.ts";

/** A user with a product and a finished carousel. */
export async function aDraft(): Promise<{ person: Person; id: string; projectId: string; productId: string }> {
  const person = await aPerson();
  const ids = await aProduct(person);
  await dotsFor(SLIDES);
  const { value } = await call(person, "studio", "create", aCarousel(ids));
  await made(person, value.id);
  return { person, id: value.id, ...ids };
}

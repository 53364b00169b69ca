import { badValue, type FillInput, type StarInput } from "@vignette/domain/hook-library";
import { Refusal, refusalSaying } from "@vignette/domain/kernel";
import type { HookStore } from "./store.ts";

/** Maximum number of starred hooks per project. Our own choice: more would be hard to find again. */
const STARS_MAX = 500;
const tooManyStars = () =>
  new Refusal(
    "limit",
    "hook-library.many-stars",
    `A project can have up to ${STARS_MAX} starred hooks. Unstar some first.`,
  ).with({ most: STARS_MAX });

/** Stars a hook, or removes the star. Repeating it changes nothing. */
export async function star(hooks: HookStore, uid: string, { projectId, hookId, starred }: StarInput): Promise<void> {
  await hooks.project(uid, projectId);
  await hooks.changeStars(uid, projectId, (stars) => {
    const others = stars.starred.filter((id) => id !== hookId);
    if (starred && others.length >= STARS_MAX) throw tooManyStars();
    return { ...stars, starred: starred ? [...others, hookId] : others };
  });
}

/** Saves the user's value of a placeholder for a product; an empty value clears it. */
export async function fill(
  hooks: HookStore,
  uid: string,
  { projectId, productId, slot, value }: FillInput,
): Promise<void> {
  const { value: product } = await hooks.product(uid, productId);
  await hooks.project(uid, projectId);
  const reason = badValue(slot, value);
  if (reason !== null) throw refusalSaying(reason, "value");
  await hooks.changeStars(uid, product.projectId, (stars) => {
    const { [slot]: _before, ...others } = stars.fills[productId] ?? {};
    const filled = value === "" ? others : { ...others, [slot]: value };
    return { ...stars, fills: { ...stars.fills, [productId]: filled } };
  });
}

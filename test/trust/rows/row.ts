import type { inferRouterInputs } from "@trpc/server";
import type { AppRouter } from "@vignette/worker/router";
import type { World } from "../world/world.ts";

type Inputs = inferRouterInputs<AppRouter>;

/**
 * Who may call a procedure. `everyone`: visitors too. `link`: the holder of a review link's token, signed in or not.
 * `user`: every signed-in user, for their own data. `owner`: as `user`, but the input names something, and only its
 * owner gets an answer. `admin`: admins.
 */
export type Access = "everyone" | "link" | "user" | "owner" | "admin";

export type Row<Input = unknown> = {
  access: Access;
  /** A valid input about data of this world, with which its owner succeeds; called once for each world. */
  input: (world: World) => Promise<Input> | Input;
  /**
   * The answer for a stranger who names another user's data: by default it is missing. `nothing`: an answer whose lists
   * are empty. A code is an exception, with its reason in the table.
   */
  strangers?: "nothing" | "BAD_REQUEST";
  /** What those who may call it get instead of success, with the reason in the table. */
  instead?: "CONFLICT";
  /** Costs money at a provider, so it wants a verified mail address. */
  costs?: true;
  /** Goes through every collection, so the short form lets only the owner succeed with it. */
  large?: true;
  /** May be repeated with the token of a deleted account. */
  deletedToo?: true;
  /** Ends the caller's account or the input's documents, so it is called after all others. */
  last?: true;
};

/** A row for each procedure of a router. A procedure without one is a type error where the table is declared. */
export type RowsOf<Word extends keyof Inputs> = { [Verb in keyof Inputs[Word]]: Row<Inputs[Word][Verb]> };

const nothing = () => undefined;
type Make<Input> = Row<Input>["input"];
type More = Pick<Row, "strangers" | "instead" | "costs" | "deletedToo" | "large" | "last">;

export const everyone = (): Row<undefined> => ({ access: "everyone", input: nothing });
export const link = <Input>(input: Make<Input>): Row<Input> => ({ access: "link", input });
export const user = <Input = undefined>(input: Make<Input>, more: More = {}): Row<Input> => ({
  access: "user",
  input,
  ...more,
});
export const plainUser = (more: More = {}): Row<undefined> => ({ access: "user", input: nothing, ...more });
export const owner = <Input>(input: Make<Input>, more: More = {}): Row<Input> => ({ access: "owner", input, ...more });
export const admin = <Input>(input: Make<Input>): Row<Input> => ({ access: "admin", input });
export const plainAdmin = (): Row<undefined> => ({ access: "admin", input: nothing });

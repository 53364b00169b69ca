import { createTRPCClient, httpLink } from "@trpc/client";
import { defaultPlan, type RecipePlan } from "@vignette/domain/automation";
import { freshOptions } from "@vignette/domain/scheduling";
import type { AppRouter } from "@vignette/worker/router";
import { demoBrief } from "../../scripts/demo/brief.ts";
import { aCreator, connect, signIn, writeDocument } from "../publishing/creator.ts";
import type { SharedApp } from "../publishing/shared-app.ts";

export type RecipeOwner = Awaited<ReturnType<typeof aRecipeOwner>>;

/** A user with room for everything, one product, and an account on each of the platforms, whose clock may be moved. */
export async function aRecipeOwner(app: SharedApp, platforms: readonly ("tiktok" | "instagram")[], brief = demoBrief) {
  const creator = await aCreator(app);
  const { projectId, uid, name } = creator;
  const limits = { socialAccounts: 9, projects: 9, images: -1, videos: -1, credits: -1, storage: -1 };
  await writeDocument(app, "config_subscription/recipes", { name: "Recipes", active: false, price: 0, limits });
  await writeDocument(app, `user_subscriptions/${uid}`, { planId: "recipes" });
  let { idToken } = creator;
  const headers = () => ({ authorization: `Bearer ${idToken}` });
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.origin}/api/trpc`, headers })] });
  const product = await client.research.save.mutate({ id: null, projectId, brief, reason: "edit" });
  const accounts = [];
  for (const platform of platforms) accounts.push(await connect({ app, client, name }, platform));
  return {
    ...{ app, client, projectId, uid, name, product, accounts },
    /** After the clock was moved: a token ends within the hour. */
    async signInAgain() {
      idToken = await signIn(app, `${name}@vignette.test`);
    },
  };
}

/** A plan for all of a user's accounts that needs no hand: a piece of words alone each day. */
export const aPlanOf = ({ product, accounts }: RecipeOwner, change: Partial<RecipePlan> = {}): RecipePlan => ({
  ...defaultPlan("Europe/Berlin"),
  name: "By itself",
  productIds: [product.id],
  makes: [{ kind: "carousel-image", looks: ["phone-note"] }],
  accounts: accounts.map(({ id, platform }) => ({ accountId: id, options: optionsOn(platform) })),
  times: { zone: "Europe/Berlin", times: everyDay("18:30") },
  approval: { type: "never" },
  budget: { pieces: 70, credits: 100_000 },
  ...change,
});

const optionsOn = (platform: "tiktok" | "instagram") =>
  platform === "tiktok"
    ? { ...freshOptions("tiktok", true), privacyLevel: "PUBLIC_TO_EVERYONE" }
    : freshOptions("instagram", true);

/** A posting time on each day of the week. */
const everyDay = (time: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time }));

/** Saves a plan and starts it. */
export async function startRecipe({ client, projectId }: RecipeOwner, plan: RecipePlan) {
  const { id } = await client.automation.save.mutate({ projectId, id: null, seen: null, plan });
  return await client.automation.resume.mutate({ id });
}

import type { identityAccounts } from "../hosts/identity/accounts/identity-accounts.ts";
import type { SeedDocument } from "./seed-document.ts";

/** The password of both demo users. They exist on laptops only. */
const DEMO_PASSWORD = "vignette-demo";

const people = [
  { uid: "demo-user", email: "demo@vignette.test", displayName: "Mara Lind", isAdmin: false },
  { uid: "demo-admin", email: "admin@vignette.test", displayName: "Ada Admin", isAdmin: true },
];

/** Creates the demo users at the identity provider and returns their documents. */
export async function seedPeople(accounts: ReturnType<typeof identityAccounts>, now: number): Promise<SeedDocument[]> {
  const documents: SeedDocument[] = [];
  for (const { isAdmin, ...person } of people) {
    const uid = await accounts.create({
      ...person,
      password: DEMO_PASSWORD,
      ...(isAdmin && { customClaims: { isAdmin } }),
    });
    documents.push(...documentsOf({ ...person, uid, isAdmin }, new Date(now)));
  }
  return documents;
}

function documentsOf(
  person: { uid: string; email: string; displayName: string; isAdmin: boolean },
  at: Date,
): SeedDocument[] {
  return [
    {
      path: `users/${person.uid}`,
      fields: { ...person, photoURL: null, createdAt: at, lastUpdated: at, lastLogin: at },
    },
    {
      path: `user_subscriptions/${person.uid}`,
      fields: {
        uid: person.uid,
        planId: "default",
        planName: "Free Plan",
        active: true,
        currentState: "active",
        createdDate: at,
        subscriptionDate: at,
        updateDate: at,
        limitsUsed: { videos: 0, images: 0, projects: 0, socialAccounts: 0 },
      },
    },
  ];
}

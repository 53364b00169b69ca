import { fileEndings } from "@vignette/domain/assets";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";

/** A whole document, as it lies there; moments are milliseconds since the epoch. */
const Whole = z.record(z.string(), z.unknown());
type Whole = z.infer<typeof Whole>;

/** Collections whose documents carry their owner's uid. */
const owned = [
  "projects",
  "products",
  "product_versions",
  "creations",
  "creation_versions",
  "variant_sets",
  "assets",
  "materials",
  "shelves",
  "hooks",
  "hook_shelves",
  "metrics",
  "results",
  "recyclings",
  "automations",
  "series",
  "slots",
  "review_links",
  "usage_logs",
  "support",
  "billing_buyers",
];

/** A file of the user and where the browser may fetch it. */
export type OwnFile = { name: string; url: string; bytes: number };

/** Everything that we hold of a user, for the user: documents by collection, and the files. No platform token is among it. */
export async function everything({ documents, files }: { documents: Documents; files: Files }, uid: string) {
  const all = (name: string, path = name) => valuesOf(documents, path, [["uid", "==", uid]]);
  const collections = await Promise.all(owned.map(async (name) => [name, await all(name)] as const));
  const byName: Record<string, Whole[]> = Object.fromEntries(collections);
  const posts = await Promise.all((await all("posts")).map(async (post) => withTargets(documents, post)));
  const accounts = (await all("socialAccounts")).map(({ sealedTokens: _sealed, ...account }) => account);
  const profile = await documents.collection("users", Whole).get(uid);
  const subscription = await documents.collection("user_subscriptions", Whole).get(uid);
  return {
    documents: {
      ...byName,
      posts,
      socialAccounts: accounts,
      profile: profile ? [profile.value] : [],
      subscription: subscription ? [subscription.value] : [],
    } as Record<string, Whole[]>,
    files: await filesOf(files, [
      ...(byName.assets ?? []),
      ...(byName.materials ?? []),
      ...(byName.creations ?? []),
      // A set has the id of its creation: its voices lie in a folder of their own beside the creation's media.
      ...(byName.variant_sets ?? []).map((set) => ({ ...set, id: `${String(set.id)}/variants` })),
    ]),
  };
}

async function valuesOf(documents: Documents, path: string, where: readonly (readonly [string, "==", string])[] = []) {
  return (await documents.collection(path, Whole).find({ where })).map((it) => it.value);
}

/** A post with its receipts: what each account was sent and what came of it. The secret of a media link stays here. */
async function withTargets(documents: Documents, post: Whole): Promise<Whole> {
  const targets = await valuesOf(documents, `posts/${String(post.id)}/targets`);
  return { ...post, targets: targets.map(({ attempt: _attempt, ...target }) => target) };
}

const WithFiles = z.object({
  id: z.string(),
  files: z.catch(z.array(z.object({ key: z.string() })), []),
  media: z.catch(z.array(z.object({ key: z.string() })), []),
  file: z.catch(z.nullable(z.object({ key: z.string() })), null),
});

async function filesOf(files: Files, documents: readonly Whole[]): Promise<OwnFile[]> {
  const keys = documents.flatMap((document) => {
    const { id, files: own, media, file } = WithFiles.parse(document);
    return [...own, ...media, ...(file ? [file] : [])].map(({ key }, index) => ({ key, name: `${id}/${index + 1}` }));
  });
  const found = await Promise.all(
    keys.map(async ({ key, name }) => {
      const head = await files.head(key);
      if (!head) return [];
      return [{ name: `${name}.${endingOf(head.type)}`, url: await files.link(key), bytes: head.bytes }];
    }),
  );
  return found.flat();
}

const endings: Record<string, string> = fileEndings;
const endingOf = (type: string): string => endings[type] ?? "bin";

import type { Line, Rule, Who } from "./scenario.ts";

/** One call of a publish, as text, and how a fault rule matches it. `changes`: it changes something at the platform. */
export type NetworkCall = { name: string; find: (who: Who) => Omit<Rule, "fault"> };

/** Every call between the Worker and the platform in an undisturbed publish, in order. */
export function networkCalls({ platform, kind }: Line): NetworkCall[] {
  return platform === "tiktok" ? tiktokCalls(kind) : instagramCalls(kind);
}

function tiktokCalls(kind: Line["kind"]): NetworkCall[] {
  const init = kind === "video" ? "/v2/post/publish/video/init/" : "/v2/post/publish/content/init/";
  return [
    tiktok("what the account may do", "/v2/post/publish/creator_info/query/"),
    tiktok("the hand-over", init),
    tiktok("the first look at the status", "/v2/post/publish/status/fetch/"),
    tiktok("the second look at the status", "/v2/post/publish/status/fetch/", 1),
    tiktok("the post's address", "/v2/video/query/"),
  ];
}

const tiktok = (name: string, path: string, skip = 0): NetworkCall => ({
  name,
  find: ({ account }) => ({ host: "open.tiktokapis.com", path, account, skip }),
});

/** Slides, their states, the container, its state, the publish, the address: told apart by how many came before. */
function instagramCalls(kind: Line["kind"]): NetworkCall[] {
  const slides = kind === "carousel" ? [0, 1, 2] : [];
  const first = slides.length;
  return [
    ...slides.map((i) => instagram(`slide ${i + 1}`, "POST", i)),
    ...slides.map((i) => instagram(`the state of slide ${i + 1}`, "GET", i)),
    instagram("the container", "POST", first),
    instagram("the container's state", "GET", first),
    instagram("the publish", "POST", first + 1),
    instagram("the post's address", "GET", first + 1),
    ...(kind === "comment" ? [instagram("the first comment", "POST", first + 2)] : []),
  ];
}

const instagram = (name: string, method: string, skip: number): NetworkCall => ({
  name,
  find: ({ account }) => ({ host: "graph.instagram.com", method, account, skip }),
});

/** The platform's own calls for our files, in order. */
export function fileCalls({ kind }: Line): NetworkCall[] {
  return (kind === "carousel" ? [0, 1, 2] : [0]).map((skip) => ({
    name: `file ${skip + 1}`,
    find: ({ accountId }) => ({ host: "localhost", path: `/media/attempt/${accountId}.`, skip }),
  }));
}

/** The Worker's calls about the target's document: claim, reads and writes of each step. */
export const DOCUMENT_CALLS = 12;
export const documentCall = (skip: number): NetworkCall => ({
  name: `document call ${skip + 1}`,
  find: ({ targetId }) => ({ host: "firestore.googleapis.com", mentions: targetId, skip }),
});

export type NoticeKind = "default" | "success" | "error";

export type Notice = {
  /** What it is about: a later notice with the same id takes its place. */
  id?: string;
  kind?: NoticeKind;
  title: string;
  detail?: string;
  /** The id of the failed request, in small print, for a question to support. */
  reference?: string | null;
  /** One press, such as Undo. Never the only way: an error that needs action also stays in its place. */
  action?: { label: string; onPress: () => void };
};

type Receiver = (notice: Notice) => void;

let receiver: Receiver | null = null;
let wake: (() => void) | null = null;
const waiting: Notice[] = [];

/** Shows a toast. Works outside React, and before the Toaster is loaded: notices wait for it. */
export function notify(notice: Notice): void {
  if (receiver) {
    receiver(notice);
    return;
  }
  waiting.push(notice);
  wake?.();
}

/** Calls back at the first notice without a receiver, so that the Toaster can be loaded then. */
export function onNoticeWaiting(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

/** Takes over the notices, those waiting first. One receiver at a time: the Toaster. */
export function receiveNotices(next: Receiver): () => void {
  receiver = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    receiver = null;
  };
}

/** How long a toast stays, in ms. Source: spec §9, Caching and timing. */
export const noticeTime: Record<NoticeKind, number> = { default: 4000, error: 4000, success: 2000 };

/** How many toasts there are at once. Source: spec §9. */
export const NOTICES_MAX = 20;

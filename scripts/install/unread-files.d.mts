export type Unread = { what: string; files: RegExp };
export declare const UNREAD: readonly Unread[];
export declare function removeUnread(folder: string, unread?: readonly Unread[]): { removed: number[]; left: number };

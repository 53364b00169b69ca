import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { cellWrong, withoutApostrophe } from "./cell-text.ts";

/** `tiktok @acme; instagram @acme`: platform, name, or both if one alone is ambiguous. */
export function readAccounts(text: string, accounts: readonly SocialAccount[]): SocialAccount[] {
  const parts = withoutApostrophe(text)
    .split(/[;,]/)
    .map((it) => it.trim())
    .filter(Boolean);
  if (parts.length === 0) throw cellWrong(m.calendar_csv_no_account());
  return [...new Set(parts.map((part) => readAccount(part, accounts)))];
}

function readAccount(part: string, accounts: readonly SocialAccount[]): SocialAccount {
  const words = part.toLowerCase().split(/[\s:]+/);
  const found = accounts.filter((account) => words.every((word) => names(account).includes(word)));
  const [only, other] = found;
  if (!only) throw cellWrong(m.calendar_csv_unknown_account({ part }));
  if (other) throw cellWrong(m.calendar_csv_ambiguous_account({ part, only: handle(only), other: handle(other) }));
  if (only.state === "reconnect") throw cellWrong(m.calendar_csv_reconnect({ only: handle(only) }));
  return only;
}

const names = ({ platform, username }: SocialAccount): string[] => [
  platform,
  username.toLowerCase(),
  `@${username.toLowerCase()}`,
];

/** `TikTok @acme`. */
const handle = ({ platform, username }: SocialAccount): string => `${platformNames[platform]} @${username}`;

import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { cellWrong, withoutApostrophe } from "./cell-text.ts";

/** `tiktok @acme; instagram @acme`: platform, name, or both if one alone is ambiguous. */
export function readAccounts(text: string, accounts: readonly SocialAccount[]): SocialAccount[] {
  const parts = withoutApostrophe(text)
    .split(/[;,]/)
    .map((it) => it.trim())
    .filter(Boolean);
  if (parts.length === 0) throw cellWrong("Name at least one account, like “tiktok @name”.");
  return [...new Set(parts.map((part) => readAccount(part, accounts)))];
}

function readAccount(part: string, accounts: readonly SocialAccount[]): SocialAccount {
  const words = part.toLowerCase().split(/[\s:]+/);
  const found = accounts.filter((account) => words.every((word) => names(account).includes(word)));
  const [only, other] = found;
  if (!only) throw cellWrong(`No connected account is “${part}”.`);
  if (other) throw cellWrong(`“${part}” could be ${handle(only)} or ${handle(other)}.`);
  if (only.state === "reconnect") throw cellWrong(`Connect ${handle(only)} again first.`);
  return only;
}

const names = ({ platform, username }: SocialAccount): string[] => [
  platform,
  username.toLowerCase(),
  `@${username.toLowerCase()}`,
];

/** `TikTok @acme`. */
const handle = ({ platform, username }: SocialAccount): string => `${platformNames[platform]} @${username}`;

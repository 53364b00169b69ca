import { countedAs } from "@vignette/domain/assets";
import { freshOptions, type TargetOptions } from "@vignette/domain/scheduling";
import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Checkbox, Sentence } from "@vignette/ui";
import { useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { OptionsForMany } from "../../../shared/platform-options/options-for-many.tsx";
import { withMissing } from "./chosen.ts";
import { Group, Section } from "./section.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

type AccountsSectionProps = { state: RecipeFormState; accounts: readonly SocialAccount[]; projectId: string };

/** Where it posts, with each platform's own choices. Nothing is chosen on TikTok in advance. */
export function AccountsSection({ state: { form, change, faults }, accounts, projectId }: AccountsSectionProps) {
  // An account that is taken out and put back keeps its choices.
  const before = useRef(new Map<string, TargetOptions>());
  const chosen = form.accounts.map(({ accountId }) => accountId);
  const media = [
    ...new Set(form.makes.map(({ kind }) => (countedAs(kind) === "videos" ? ("video" as const) : ("photos" as const)))),
  ];

  function toggle(id: string, account: SocialAccount | null) {
    const own = form.accounts.find(({ accountId }) => accountId === id);
    if (own) {
      before.current.set(id, own.options);
      change({ accounts: form.accounts.filter((it) => it !== own) });
    } else if (account) {
      const options = before.current.get(id) ?? freshOptions(account.platform, true);
      change({ accounts: [...form.accounts, { accountId: id, options }] });
    }
  }

  return (
    <Section title={m.automation_where_it_posts()}>
      <Group label={m.app_accounts()} hint={m.automation_account_choices_hint()} error={faults.get("accounts") ?? null}>
        {accounts.length === 0 && (
          <p className="mt-1 text-base text-ink-2">
            <Sentence
              text={m.automation_connect_an_account_first()}
              parts={{
                link: (words) => (
                  <Link to={paths.accounts} className="link">
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        {withMissing(accounts, chosen).map(({ id, item: account }) => {
          const isChosen = chosen.includes(id);
          const isEnded = account?.state === "reconnect";
          return (
            <Checkbox
              key={id}
              label={
                account
                  ? `${platformNames[account.platform]} @${account.username}`
                  : m.automation_a_disconnected_account()
              }
              checked={isChosen}
              disabled={isEnded && !isChosen}
              onChange={() => toggle(id, account)}
              {...(isEnded && { hint: m.automation_reconnect_in_accounts() })}
            />
          );
        })}
      </Group>
      {form.accounts.map(({ accountId, options }, index) => {
        const account = accounts.find((it) => it.id === accountId);
        if (!account) return null;
        return (
          <Group
            key={accountId}
            label={`${platformNames[account.platform]} @${account.username}`}
            error={faultIn(faults, `accounts.${index}`)}
          >
            <div className="mt-2 border-l-2 border-line pl-4">
              <OptionsForMany
                account={account}
                projectId={projectId}
                media={media}
                options={options}
                isAiLabelFixed
                onChange={(next) =>
                  change({
                    accounts: form.accounts.map((it) => (it.accountId === accountId ? { ...it, options: next } : it)),
                  })
                }
              />
            </div>
          </Group>
        );
      })}
    </Section>
  );
}

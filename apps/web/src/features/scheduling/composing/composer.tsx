import { isOwn } from "@vignette/domain/assets";
import { instant } from "@vignette/domain/kernel";
import { checkedAs, type Target } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Callout, PageHeader } from "@vignette/ui";
import { useState } from "react";
import { useCreators } from "../../../shared/platform-options/use-creators.ts";
import { RepairPanel } from "../../../shared/repair-panel.tsx";
import { TargetBadge } from "../../../shared/state/target-badge.tsx";
import { WhenFields } from "../times/when-fields.tsx";
import { AccountPicker } from "./account-picker.tsx";
import { PostCheckPanel } from "./check-panel.tsx";
import { checkedPlan, type Finding } from "./findings.ts";
import { PreviewColumn } from "./preview-column.tsx";
import { SendBar } from "./send-bar.tsx";
import { SharedCaption } from "./shared-caption.tsx";
import { TargetPanel } from "./target-panel.tsx";
import { type ComposerStart, type ComposerState, useComposer } from "./use-composer.ts";
import { useSchedulePost } from "./use-schedule-post.ts";
import { useWarnings } from "./use-warnings.ts";

type ComposerProps = Omit<ComposerStart, "now">;

/** The composer: accounts, captions, time and options of a post. */
export function Composer(props: ComposerProps) {
  const [now] = useState(() => instant(Date.now()));
  const composer = useComposer({ ...props, now });
  return (
    <>
      <PageHeader title={props.post ? m.post_edit_post() : m.app_new_post()}>{props.asset.name}</PageHeader>
      {composer.restored && (
        <div className="mb-6">
          <Callout action={<Button onClick={composer.startAfresh}>{m.post_start_afresh()}</Button>}>
            {m.post_draft_restored()}
          </Callout>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]">
        <PreviewColumn asset={props.asset} composer={composer} />
        <Form {...props} now={now} composer={composer} />
      </div>
    </>
  );
}

function Form({ asset, post, hashtags, now, composer }: ComposerStart & { composer: ComposerState }) {
  const { draft, change, chosen, targets, when } = composer;
  const creators = useCreators(chosen);
  const checked = checkedPlan({ asset, accounts: chosen, targets, when, creators, now });
  const warnings = useWarnings({ asset, postId: post?.id ?? null, when, targets, now });
  const { send, pending, error } = useSchedulePost({ composer, projectId: asset.projectId, assetId: asset.id, post });
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <FixedTargets targets={composer.fixed} />
      <AccountPicker accounts={composer.open} chosenIds={draft.accountIds} onToggle={composer.toggle} />
      <SharedCaption asset={asset} composer={composer} hashtags={hashtags} />
      <WhenFields value={draft} onChange={change} slot={composer.slot} />
      {chosen.map((account) => (
        <TargetPanel
          key={`${account.id} ${composer.beginning}`}
          account={account}
          asset={asset}
          composer={composer}
          creator={creators.get(account.id) ?? { state: "asking" }}
          hashtags={hashtags}
        />
      ))}
      {isOwn(asset) && <RepairPanel asset={asset} targets={targets.map((target) => checkedAs(asset.files, target))} />}
      {composer.open.length > 0 && (
        <PostCheckPanel
          checked={checked}
          warnings={warnings}
          platforms={[...new Set(chosen.map((it) => it.platform))]}
          creationId={asset.creationId}
          onFix={(them) => fix(composer, them)}
        />
      )}
      <SendBar composer={composer} findings={checked.findings} send={send} pending={pending} error={error} />
    </div>
  );
}

/** Applies fixes in sequence, each to the result of the previous one. */
function fix({ targets, draft, change }: ComposerState, findings: readonly Finding[]): void {
  let { captions, options } = draft;
  for (const { accountId, fix: mend } of findings) {
    const target = targets.find((it) => it.accountId === accountId);
    if (!target || !mend) continue;
    const { accountId: id } = target;
    const part = mend.apply({
      ...target,
      options: options[id] ?? target.options,
      caption: captions[id] ?? target.caption,
    });
    if (part.caption !== undefined) captions = { ...captions, [id]: part.caption };
    if (part.options) options = { ...options, [id]: part.options };
  }
  change({ captions, options });
}

/** The accounts on which the post is published, being published or in doubt: these targets can no longer be edited. */
function FixedTargets({ targets }: { targets: readonly Target[] }) {
  if (targets.length === 0) return null;
  return (
    <ul aria-label={m.post_stays_as_it_is()} className="flex flex-col gap-2">
      {targets.map((target) => (
        <li key={target.id} className="flex items-center gap-3 text-base text-ink-2">
          <TargetBadge state={target.state} />
          {m.post_target_stays({ platform: platformNames[target.platform], username: target.username })}
        </li>
      ))}
    </ul>
  );
}

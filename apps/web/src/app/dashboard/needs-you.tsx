import { instant } from "@vignette/domain/kernel";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { buttonStyle, Sentence } from "@vignette/ui";
import { Link } from "react-router";
import { Cover } from "../../features/scheduling/post/cover.tsx";
import { postOutcome } from "../../features/scheduling/post/verdict.ts";
import { paths } from "../../paths.ts";
import { listText } from "../../shared/formats.ts";
import { TargetBadge } from "../../shared/state/target-badge.tsx";
import { dateTimeIn, ownZone } from "../../shared/times/times.ts";
import type { Need } from "./attention.ts";

/** Rows at first; the calendar has all of them. */
const SHOWN = 5;

/** Targets that wait for the user. The first sentence of each row says whether the post is published. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  return (
    <section aria-labelledby="needs-you" className="rounded-panel border border-line bg-surface">
      <h2 id="needs-you" className="border-b border-line px-5 py-3.5 text-display-s font-semibold max-md:px-4">
        <Sentence
          text={m.dashboard_needs_you()}
          parts={{ needs: <span className="tabular font-text text-base font-medium text-ink-3">{needs.length}</span> }}
        />
      </h2>
      <ul>
        {needs.slice(0, SHOWN).map((need) => (
          <NeedRow key={need.target.id} need={need} />
        ))}
      </ul>
      {needs.length > SHOWN && (
        <p className="border-t border-line px-5 py-3 max-md:px-4">
          <Link to={paths.schedule} className="link text-base">
            {m.dashboard_more_in_the_calendar({ count: needs.length - SHOWN })}
          </Link>
        </p>
      )}
    </section>
  );
}

function NeedRow({ need: { post, target, platforms } }: { need: Need }) {
  const { sentence, detail } = postOutcome(target, ownZone(), instant(Date.now()));
  // The badge says already that it waits for approval, and the sentence then says when it goes out.
  const waits = target.state === "awaiting-approval" && detail !== null;
  const where = listText(platforms.map((it) => platformNames[it]));
  return (
    <li className="flex items-center gap-x-4 gap-y-3 border-b border-line px-5 py-3.5 last:border-0 max-md:flex-wrap max-md:px-4">
      <Cover post={post} className="h-16 w-12 shrink-0" />
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-5rem)]">
        <p className="text-read font-semibold">{waits ? detail : sentence}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink-2">
          <TargetBadge state={target.state} />
          <span className="min-w-0 truncate">{post.name}</span>
          <span className="tabular text-ink-3">
            {waits ? where : `${where} · ${dateTimeIn(ownZone(), target.publishAt)}`}
          </span>
        </p>
      </div>
      <Link to={paths.post(post.id)} className={`${buttonStyle()} max-md:ml-auto`}>
        {target.state === "failed" ? m.dashboard_see_and_fix() : m.dashboard_see()}
      </Link>
    </li>
  );
}

import type { ItemUse, LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Sentence } from "@vignette/ui";
import { Fragment } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { longDateText } from "../../../shared/formats.ts";
import { trpc } from "../../../trpc.ts";
import { isOwnCarousel } from "../carousel/slides-of.ts";
import { typeLabel } from "../library/item-labels.ts";
import { StockCredit } from "../stock/stock-credit.tsx";

/** Where an asset comes from, its colors, and where it is used. */
export function ItemLineage({ item, uses }: { item: LibraryAsset; uses: readonly ItemUse[] | null }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-base">
      <dt className="text-ink-3">{m.assets_from()}</dt>
      <dd>
        {item.credit ? (
          <StockCredit credit={item.credit} takenAt={longDateText(item.createdAt)} />
        ) : item.from ? (
          <Sentence
            text={m.assets_taken_from_page({ date: longDateText(item.createdAt) })}
            parts={{ page: <PageLink page={item.from.page} /> }}
          />
        ) : isOwnCarousel(item) ? (
          m.assets_put_together_on({ date: longDateText(item.createdAt) })
        ) : item.origin === "uploaded" ? (
          m.assets_uploaded_on({ date: longDateText(item.createdAt) })
        ) : (
          <MadeHere item={item} />
        )}
      </dd>
      {item.variant ? (
        <Parts variant={item.variant} own={item.creationId} />
      ) : (
        item.creationId && <Hook creationId={item.creationId} />
      )}
      {item.thumbnail && item.thumbnail.colours.length > 0 && (
        <>
          <dt className="text-ink-3">{m.assets_colors()}</dt>
          <dd className="flex flex-wrap items-center gap-3">
            {item.thumbnail.colours.map((color) => (
              <span key={color} className="tabular inline-flex items-center gap-1.5 text-dense text-ink-2">
                <span aria-hidden className="size-4 rounded-chip border border-line" style={{ background: color }} />
                {color}
              </span>
            ))}
          </dd>
        </>
      )}
      <dt className="text-ink-3">{m.assets_used_in()}</dt>
      <dd>{uses === null ? "…" : uses.length === 0 ? m.assets_nothing_yet() : <Uses uses={uses} />}</dd>
    </dl>
  );
}

function MadeHere({ item }: { item: LibraryAsset }) {
  const { creationId } = item;
  const values = { date: longDateText(item.createdAt), kind: typeLabel(item) };
  if (creationId === null) return m.assets_made_with_ai(values);
  return (
    <Sentence text={m.assets_made_with_ai_from_draft(values)} parts={{ link: linkTo(paths.creation(creationId)) }} />
  );
}

const linkTo = (path: string) => (words: string) => (
  <Link to={path} className="link">
    {words}
  </Link>
);

/** The address of the page, without its scheme. */
function PageLink({ page }: { page: string }) {
  return (
    <a href={page} target="_blank" rel="noreferrer" className="link break-all">
      {page.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    </a>
  );
}

/** The parts that a variant was joined from. */
function Parts({ variant, own }: { variant: NonNullable<LibraryAsset["variant"]>; own: string | null }) {
  const { hook, body, ending } = variant;
  const parts = [
    [m.assets_hook(), "H", hook] as const,
    [m.assets_body(), "B", body] as const,
    [m.assets_ending(), "E", ending] as const,
  ];
  return parts.map(
    ([name, letter, part]) =>
      part && (
        <Fragment key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd>
            {part.creationId === own ? (
              m.assets_part({ part: `${letter}${part.number}`, text: part.text })
            ) : (
              <Sentence
                text={m.assets_part_from_draft({ part: `${letter}${part.number}`, text: part.text })}
                parts={{ link: linkTo(paths.creation(part.creationId)) }}
              />
            )}
          </dd>
        </Fragment>
      ),
  );
}

/** The hook that it opens with; nothing while that loads, or if the creation was deleted. */
function Hook({ creationId }: { creationId: string }) {
  const { data } = trpc.studio.get.useQuery({ id: creationId }, { retry: false });
  if (!data?.hook) return null;
  return (
    <>
      <dt className="text-ink-3">{m.assets_hook()}</dt>
      <dd>{m.app_quoted({ text: data.hook })}</dd>
    </>
  );
}

function Uses({ uses }: { uses: readonly ItemUse[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {uses.map(({ type, id, name, waiting }) => (
        <li key={`${type}-${id}`}>
          <Link to={USES[type].path(id)} className="link">
            {name || m.assets_untitled()}
          </Link>
          <span className="text-ink-3"> · {waiting ? m.assets_use_waiting() : USES[type].label}</span>
        </li>
      ))}
    </ul>
  );
}

const USES = {
  post: { path: paths.post, label: m.assets_use_post() },
  creation: { path: paths.creation, label: m.assets_use_draft() },
  carousel: { path: (id) => `${paths.newPost}?asset=${encodeURIComponent(id)}`, label: m.assets_use_carousel() },
  "brand-kit": { path: () => paths.projectSettings, label: m.assets_use_settings() },
} as const satisfies Record<ItemUse["type"], { path: (id: string) => string; label: string }>;

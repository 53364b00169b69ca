import type { ItemUse, LibraryAsset } from "@vignette/domain/assets";
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
      <dt className="text-ink-3">From</dt>
      <dd>
        {item.credit ? (
          <StockCredit credit={item.credit} takenAt={longDateText(item.createdAt)} />
        ) : item.from ? (
          <>
            Taken on {longDateText(item.createdAt)} from page <PageLink page={item.from.page} />
          </>
        ) : isOwnCarousel(item) ? (
          `Put together from uploads on ${longDateText(item.createdAt)}`
        ) : item.origin === "uploaded" ? (
          `Uploaded on ${longDateText(item.createdAt)}`
        ) : (
          <>
            Made here on {longDateText(item.createdAt)} with AI: {typeLabel(item).toLowerCase()}
            {item.creationId && (
              <>
                {" "}
                from{" "}
                <Link to={paths.creation(item.creationId)} className="link">
                  its draft
                </Link>
              </>
            )}
          </>
        )}
      </dd>
      {item.variant ? (
        <Parts variant={item.variant} own={item.creationId} />
      ) : (
        item.creationId && <Hook creationId={item.creationId} />
      )}
      {item.thumbnail && item.thumbnail.colours.length > 0 && (
        <>
          <dt className="text-ink-3">Colors</dt>
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
      <dt className="text-ink-3">Used in</dt>
      <dd>{uses === null ? "…" : uses.length === 0 ? "Nothing yet" : <Uses uses={uses} />}</dd>
    </dl>
  );
}

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
  const parts = [["Hook", "H", hook] as const, ["Body", "B", body] as const, ["Ending", "E", ending] as const];
  return parts.map(
    ([name, letter, part]) =>
      part && (
        <Fragment key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd>
            {letter}
            {part.number}: “{part.text}”
            {part.creationId !== own && (
              <>
                {" "}
                from{" "}
                <Link to={paths.creation(part.creationId)} className="link">
                  another draft
                </Link>
              </>
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
      <dt className="text-ink-3">Hook</dt>
      <dd>“{data.hook}”</dd>
    </>
  );
}

function Uses({ uses }: { uses: readonly ItemUse[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {uses.map(({ type, id, name, waiting }) => (
        <li key={`${type}-${id}`}>
          <Link to={USES[type].path(id)} className="link">
            {name || "Untitled"}
          </Link>
          <span className="text-ink-3"> · {waiting ? "yet to go out" : USES[type].label}</span>
        </li>
      ))}
    </ul>
  );
}

const USES = {
  post: { path: paths.post, label: "post" },
  creation: { path: paths.creation, label: "draft" },
  carousel: { path: (id) => `${paths.newPost}?asset=${encodeURIComponent(id)}`, label: "carousel" },
  "brand-kit": { path: () => paths.projectSettings, label: "project settings" },
} as const satisfies Record<ItemUse["type"], { path: (id: string) => string; label: string }>;

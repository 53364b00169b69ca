import type { CardLimit, PricingCard } from "@vignette/domain/plans";
import { m } from "@vignette/messages";
import { Badge, Button, Callout, classNames } from "@vignette/ui";
import {
  kindLine,
  limitAmount,
  limitLabel,
  ownWords,
  planButton,
  planName,
  planPeriod,
  planPrice,
} from "../../shared/words/plan-words.ts";

/** Why the last click failed; `again` if it is worth another try. */
export type CardTrouble = { message: string; again: boolean };

export type PlanCardProps = {
  card: PricingCard;
  pending: boolean;
  trouble: CardTrouble | null;
  onChoose: (card: PricingCard) => void;
  /** Whether a card beside it has a label above its name: all names stand in one line. */
  labeled: boolean;
  /** Without the description, where space is short. */
  brief?: boolean;
};

/** One plan: its price, its limits and its button. */
export function PlanCard({ card, pending, trouble, onChoose, labeled, brief = false }: PlanCardProps) {
  const choose = () => onChoose(card);
  const { info, lines } = ownWords(card);
  const [name, period, button] = [planName(card), planPeriod(card), planButton(card)];
  return (
    <article
      aria-label={name}
      className={classNames(
        "relative flex flex-col gap-4 rounded-panel border bg-surface p-5",
        card.gold ? "border-gold ring-2 ring-gold" : "border-line",
      )}
    >
      <header className="flex flex-col gap-2">
        <div className={classNames("flex flex-wrap items-center gap-1.5", labeled ? "min-h-5" : "-mb-2")}>
          {/* On the edge, so that the names of all cards stand in one line. */}
          {card.mostPopular && (
            <span className="absolute -top-2.5 left-5">
              <Badge variant="mark">{m.site_plan_popular()}</Badge>
            </span>
          )}
          {info !== "" && <Badge variant={card.gold ? "gold" : "outline"}>{info}</Badge>}
        </div>
        <h3 className="text-display-s font-semibold">{name}</h3>
        <p className="tabular">
          <span className="font-display text-display-l font-bold">{planPrice(card)}</span>
          {period !== null && <span className="text-ink-2">{` / ${period}`}</span>}
        </p>
      </header>
      <dl className="flex flex-col gap-1.5 border-y border-line py-3">
        {card.limits.map((limit) => (
          <LimitRow key={limit.key} limit={limit} />
        ))}
      </dl>
      {!brief && <Description lines={[...lines, ...card.kinds.map(kindLine)]} />}
      <Button
        wide
        variant={card.mostPopular ? "primary" : "secondary"}
        pending={pending}
        pendingLabel={m.settings_opening()}
        aria-label={`${button}: ${name}`}
        onClick={choose}
      >
        {button}
      </Button>
      {trouble && (
        <Callout tone="failed" alert action={trouble.again && <Button onClick={choose}>{m.app_try_again()}</Button>}>
          {trouble.message}
        </Callout>
      )}
    </article>
  );
}

function Description({ lines }: Pick<PricingCard, "lines">) {
  return (
    <ul className="flex flex-1 flex-col gap-1.5 text-base text-ink-2">
      {lines.map((line) => (
        <li key={line.text} className={line.marker ? lineLooks[line.marker] : undefined}>
          {line.text}
        </li>
      ))}
    </ul>
  );
}

function LimitRow({ limit }: { limit: CardLimit }) {
  const [first, second] = limitLabel(limit).split("/");
  return (
    <div className="flex items-center justify-between gap-2 text-dense">
      <dt className="min-w-0 text-ink-2">
        {first}
        {second && (
          <>
            /<wbr />
            {second}
          </>
        )}
      </dt>
      <dd className="tabular flex shrink-0 items-center gap-1.5 font-semibold">
        {limit.badge && <Badge>{limit.badge}</Badge>}
        {limitAmount(limit)}
      </dd>
    </div>
  );
}

const lineLooks = { highlight: "font-semibold text-ink", dehighlight: "text-ink-3" };

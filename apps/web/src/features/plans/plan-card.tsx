import type { CardLimit, PricingCard } from "@vignette/domain/plans";
import { pricingText } from "@vignette/domain/plans";
import { Badge, Button, Callout, classNames } from "@vignette/ui";

/** Why the last click failed; `again` if it is worth another try. */
export type CardTrouble = { message: string; again: boolean };

export type PlanCardProps = {
  card: PricingCard;
  pending: boolean;
  trouble: CardTrouble | null;
  onChoose: (card: PricingCard) => void;
  /** Without the description, where space is short. */
  brief?: boolean;
};

/** One plan: its price, its limits and its button. */
export function PlanCard({ card, pending, trouble, onChoose, brief = false }: PlanCardProps) {
  const choose = () => onChoose(card);
  return (
    <article
      aria-label={card.name}
      className={classNames(
        "relative flex flex-col gap-4 rounded-panel border bg-surface p-5",
        card.gold ? "border-gold ring-2 ring-gold" : "border-line",
      )}
    >
      <header className="flex flex-col gap-2">
        <div className="flex min-h-5 flex-wrap items-center gap-1.5">
          {/* On the edge, so that the names of all cards stand in one line. */}
          {card.mostPopular && (
            <span className="absolute -top-2.5 left-5">
              <Badge variant="mark">{pricingText.mostPopular}</Badge>
            </span>
          )}
          <Badge variant={card.gold ? "gold" : "outline"}>{card.info}</Badge>
        </div>
        <h3 className="text-display-s font-semibold">{card.name}</h3>
        <p className="tabular">
          <span className="font-display text-display-l font-bold">{card.price}</span>
          {card.price !== "Free" && <span className="text-ink-2">{` / ${card.period}`}</span>}
        </p>
      </header>
      <dl className="flex flex-col gap-1.5 border-y border-line py-3">
        {card.limits.map((limit) => (
          <LimitRow key={limit.key} limit={limit} />
        ))}
      </dl>
      {!brief && <Description lines={card.lines} />}
      <Button
        wide
        variant={card.mostPopular ? "primary" : "secondary"}
        pending={pending}
        pendingLabel="Opening…"
        aria-label={`${card.button}: ${card.name}`}
        onClick={choose}
      >
        {card.button}
      </Button>
      {trouble && (
        <Callout tone="failed" alert action={trouble.again && <Button onClick={choose}>Try again</Button>}>
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
  const [first, second] = limit.label.split("/");
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
        {limit.amount}
      </dd>
    </div>
  );
}

const lineLooks = { highlight: "font-semibold text-ink", dehighlight: "text-ink-3" };

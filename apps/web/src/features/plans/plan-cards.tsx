import { type PricingCard, SHOWN_PLANS } from "@vignette/domain/plans";
import { m } from "@vignette/messages";
import { Button, Skeleton } from "@vignette/ui";
import { useState } from "react";
import { belowCards, ownWords } from "../../shared/words/plan-words.ts";
import { type CardTrouble, PlanCard } from "./plan-card.tsx";

export type PlanCardsProps = {
  /** Null while they are loading. */
  cards: readonly PricingCard[] | null;
  pendingId: string | null;
  trouble: (CardTrouble & { planId: string }) | null;
  onChoose: (card: PricingCard) => void;
  brief?: boolean;
};

/** The first four cards, the rest behind a button. Source: spec §9, Pricing display; §8, Plan list states. */
export function PlanCards({ cards, pendingId, trouble, onChoose, brief = false }: PlanCardsProps) {
  const [all, setAll] = useState(false);
  if (cards === null) return <CardsLoading brief={brief} />;
  if (cards.length === 0) return <p className="py-6 text-ink-2">{m.site_plans_none()}</p>;
  const shown = all ? cards : cards.slice(0, SHOWN_PLANS);
  return (
    <div className={`flex flex-col items-center gap-4 ${brief ? IN_DIALOG : ""}`}>
      <div className={GRID}>
        {shown.map((card) => (
          <PlanCard
            key={card.id}
            card={card}
            pending={pendingId === card.id}
            trouble={trouble?.planId === card.id ? trouble : null}
            onChoose={onChoose}
            labeled={shown.some((it) => ownWords(it).info !== "")}
            brief={brief}
          />
        ))}
      </div>
      <p className="text-center text-dense text-ink-3">{belowCards(shown)}</p>
      {cards.length > shown.length && (
        <Button onClick={() => setAll(true)}>{m.site_plans_more({ count: cards.length - shown.length })}</Button>
      )}
    </div>
  );
}

/** Room for the mark that stands on the edge of a card, which the top of a dialog would cut. */
const IN_DIALOG = "pt-2.5";

const GRID = "grid w-full grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] gap-4";

/** As tall as the cards: what stands below must not move when they come. */
function CardsLoading({ brief }: { brief: boolean }) {
  const places = Array.from({ length: SHOWN_PLANS }, (_, index) => index);
  return (
    <div className={`${GRID} ${brief ? IN_DIALOG : ""}`}>
      <p className="sr-only">{m.site_plans_loading()}</p>
      {places.map((it) => (
        <Skeleton key={it} className={brief ? "h-83" : "h-121 max-lg:h-115"} />
      ))}
    </div>
  );
}

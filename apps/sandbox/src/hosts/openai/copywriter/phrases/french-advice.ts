import { frenchChecks } from "./checks.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What French tells a reader to do, and not to do. */
export const frenchAdvice: Pick<
  Phrasebook,
  "checks" | "here" | "habits" | "ownHabits" | "ours" | "lookFor" | "mistakes" | "ownMistakes"
> = {
  checks: frenchChecks,
  here: "Ici : {x}",
  habits: [
    ["Demande à qui l'a déjà", "{By} dit : « {q}. »", "Demande à qui l'a : « {q} »"],
    ["Note quand ça arrive", "{L} : note le jour, et ce qu'il y avait avant.", "Note chaque fois : {l}"],
    ["Sache ce que tu cherches", "{G}. Le reste est un détail.", "Sache ce que tu cherches : {g}"],
    ["Donne-lui une semaine", "Un jour dit peu. Une semaine entière en dit long."],
    ["Change une seule chose à la fois", "Avec deux, tu ne sais jamais laquelle a aidé."],
    ["Donne-lui une heure fixe", "Ce qui a son heure se fait. Le reste attend."],
    ["Commence plus petit que prévu", "Cinq minutes tenues valent mieux qu'un grand plan."],
    ["Garde à portée ce qui te sert", "Ce qui est au fond d'un tiroir ne sert pas."],
    ["Fais le point une fois par semaine", "Garde ce qui a aidé, et laisse tomber une chose."],
    ["Note ce que tu as essayé", "Trois mots suffisent pour s'en souvenir."],
  ],
  ownHabits: [
    ["Demande avant d'acheter", "« {X} ? » Si la réponse est non, cherche encore.", "Demande avant d'acheter : {x} ?"],
    ["Sache ce que tu paies", "{X}. Ça reste quand le prix est oublié.", "Sache ce que tu paies : {x}"],
    ["Mets une chose sur ta liste", "{X}. Sans ça, cherche encore.", "À mettre sur ta liste : {x}"],
    ["Vérifie une chose d'abord", "{X}. Le reste vient après.", "Vérifie d'abord : {x}"],
  ],
  ours: [
    ["Choisis {n}", "{P}."],
    ["Choisis {n}", "{P}. {O}."],
  ],
  lookFor: { points: ["À regarder : {x}", "À vérifier : {x}"], gain: "Le résultat : {x}" },
  mistakes: [
    ["S'y habituer", "{L} : bientôt on ne le voit plus, et ça reste.", "S'y habituer : {l}"],
    ["Croire l'excuse habituelle", "« {Doubt}. » Regarde mieux avant d'y croire."],
    ["Faire avec", "{M} : ça ne finit jamais comme ça.", "Faire avec : {m}"],
    ["Attendre le bon moment", "Il vient rarement tout seul. Aujourd'hui suffit."],
    ["Tout changer d'un coup", "Ensuite, tu ne sais jamais ce qui a aidé."],
    ["Abandonner au premier essai", "Un mauvais jour dit peu d'une bonne semaine."],
    ["Ne jamais noter ce qui a aidé", "Trois mots suffisent pour s'en souvenir."],
  ],
  ownMistakes: [
    ["Sauter les détails", "À regarder de près : {x}.", "Sauter les détails : {x}"],
    ["Ne comparer que les prix", "{X} : le prix ne le dit pas.", "Voir le prix et pas ça : {x}"],
  ],
};

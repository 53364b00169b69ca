import { frenchAdvice } from "./french-advice.ts";
import { frenchFun } from "./french-fun.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What French says around a brief's own phrases. */
export const french: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "Et cela vient rarement seul : {y}, {z}."],
        ["{X}.", "Et cela vient rarement seul : {y}."],
        ["{X}.", "Qui connaît ça ? {Who}."],
        ["{X}.", "C'est pour ça que {n} existe."],
      ],
      spoken: ["{X}. {Y}.", "Tu connais : {x}.", "{X}. Ça te parle ?"],
      short: ["{X}", "Encore : {x}", "Avant : {x}"],
      quiet: [
        "{T}, et encore : {x}.",
        "D'abord {x}, puis {y}.",
        "{X}. Qui connaît ça ? {Who}.",
        "{X}. C'est pour ça que {n} existe.",
      ],
    },
    trouble: {
      slides: [
        ["{X}", "Ici, à la place : {a}."],
        ["{X}", "Il y a une autre façon : {a}."],
        ["{X}", "Avec {n} : {a}."],
      ],
      spoken: ["{X}. Ici : {a}.", "{X}. À la place : {a}.", "{X}. Avec {n} : {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Ici, à la place : {a}.", "{X}. Avec {n} : {a}.", "{X} ? {H}."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{T} : {x}."],
        ["Et voici {n}.", "{X}. Fait pour : {who}."],
        ["Et voici {n}.", "{X}."],
      ],
      spoken: ["{N} est là pour ça : {x}.", "Avec {n} : {x}.", "Et puis il y a {n} : {x}."],
      short: ["{N} : {x}", "Avec {n} : {x}", "Avec {n} : {gained}", "{N} : {gained}", "Puis : {n}"],
      quiet: ["{T}. Cette fois, avec {n} : {x}.", "Avec {n} : {x}."],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "{N}. Fait pour : {who}."],
        ["{X}", "C'est ça, {n}."],
        ["{X}", "{N} coûte {price}."],
      ],
      spoken: ["{X}. {Y}.", "{N} : {x}.", "Et encore une chose : {x}.", "{X}."],
      short: ["{X}", "{N} : {x}"],
      quiet: ["{X}. {Y}.", "{N} : {x}."],
    },
    doubt: {
      slides: [
        ["« {X} »", "Une bonne question. {By} dit : « {q}. »"],
        ["« {X} »", "Une bonne question. La réponse : {a}."],
        ["« {X} »", "Tout le monde le demande. {A}."],
        ["« {X} »", "Une bonne question. Regarde {n}, puis décide."],
      ],
      spoken: [
        "« {X} » ? C'est normal. {By} dit : {q}.",
        "« {X} » ? C'est normal. Mais regarde : {a}.",
        "Tu te dis peut-être : {x}. La réponse : {a}.",
        "« {X} » ? {By} : {q}.",
        "« {X} » ? C'est normal. Regarde {n}, puis décide.",
      ],
      short: ["« {X} » ? {A}", "« {X} »"],
      quiet: [
        "On dit souvent : « {X}. » {By} dit : « {q}. »",
        "On dit souvent : « {X}. » La réponse, tranquille : {a}.",
        "On dit souvent : « {X}. » Regarde {n}, puis décide.",
      ],
    },
    quote: {
      slides: [["« {X}. »", "{By}, à propos {dn}."]],
      spoken: ["{By} dit : {x}."],
      short: ["« {X}. » {By}"],
      quiet: ["« {X} », dit {by} à propos {dn}."],
    },
    gain: {
      slides: [["{X}", "C'est à ça que sert {n}."]],
      spoken: ["Ce que tu y gagnes : {x}."],
      short: ["{X}"],
      quiet: ["{T} : {x}.", "{X}. C'est à ça que sert {n}."],
    },
    price: {
      slides: [
        ["{Price}", "C'est le prix {dn}. Plus besoin de demander."],
        ["{Price}", "C'est le prix {dn}."],
      ],
      spoken: ["Et le prix : {price}.", "Le prix, tout de suite : {price}."],
      short: ["{N} : {price}"],
      quiet: ["{N} : {price}. {P}.", "{N} : {price}."],
    },
  },
  asks: {
    "": [["Découvre {n}", "Découvre {n}. Le lien est dans la bio."]],
    "marker-list": [
      ["Garde cette liste", "Et regarde {n} : {price}, lien dans la bio."],
      ["Garde cette liste", "Et regarde {n}. Le lien est dans la bio."],
    ],
    "photo-essay": [["Curieux ? {N}, lien dans la bio", ""]],
    "big-number": [
      ["Tout sur {n}", "{X}. Le lien est dans la bio."],
      ["Tout sur {n}", "Le lien est dans la bio."],
    ],
    teardown: [["À voir de près : {n}, lien en bio", ""]],
    "before-after": [["Vois par toi-même : {n}", "Le lien est dans la bio."]],
    "photo-captions": [["Plus {dn} : lien dans la bio", ""]],
    "outlined-text": [["Commence par une, puis essaie {n}", ""]],
    "photo-dump": [["Au fait : {n}, lien en bio", ""]],
    "moving-type": [
      ["{B} : {x}, {price}. Lien en bio", ""],
      ["{B} : {x}. Lien en bio", ""],
      ["{B}, {price}. Lien en bio", ""],
      ["{B}. Lien en bio", ""],
    ],
    "phone-note": [["Envoie cette note", "À la personne qui en a besoin. Le lien vers {n} est dans la bio."]],
    "checklist of mistakes": [
      ["Tout évité ? Essaie {n}", "Garde la liste. Le lien est dans la bio."],
      ["Tout évité ?", "Essaie {n}. Le lien est dans la bio."],
    ],
    checklist: [
      ["Tout coché ? Essaie {n}", "Garde la liste. Le lien est dans la bio."],
      ["Tout coché ?", "Essaie {n}. Le lien est dans la bio."],
    ],
    "checklist of steps": [["Et c'est tout", "Garde la liste. Le lien vers {n} est dans la bio."]],
    "hook-then-demo": [
      ["{N}, {price}. Lien dans la bio", "C'est {price}. Lien dans la bio."],
      ["Essaie {n} : lien dans la bio", "Essaie {n} chez toi. Le lien est dans la bio."],
    ],
    "green-screen": [
      ["{N}, {price}. Lien dans la bio", "C'est {price}. Tout voir : lien dans la bio."],
      ["Tout voir {dn} : lien dans la bio", "Tu veux tout voir ? Le lien est dans la bio."],
    ],
    "talking-cutaways": [
      ["{N}, {price}. Lien dans la bio", "C'est {price}. Jette un œil : lien dans la bio."],
      ["Regarde {n} : lien dans la bio", "Regarde {n}. Le lien est dans la bio."],
    ],
    "beat-cuts": [
      ["{N}, {price}. Lien dans la bio", "{Price}. Lien dans la bio."],
      ["Prends {n} : lien dans la bio", "Prends {n}. Lien dans la bio."],
    ],
    "photo-story": [
      ["{N}, {price}. Lien dans la bio", "C'est {price}. Sans hâte : lien dans la bio."],
      ["Viens voir {n} : lien dans la bio", "Par curiosité : le lien est dans la bio."],
    ],
    "split-proof": [
      ["{N}, {price}. Lien dans la bio", "Vois toi-même : lien dans la bio."],
      ["À toi de juger {n} : lien dans la bio", "Vois toi-même : lien dans la bio."],
    ],
    "countdown-list": [
      ["{N}, {price}. Lien dans la bio", "Garde cette liste."],
      ["Garde ça. {N} : lien dans la bio", "Garde cette liste. Et puis essaie {n}."],
    ],
    "three-takes": [["Ton avis sur {n} ?", "Laquelle des trois était la tienne ? Dis-le en commentaire."]],
  },
  spare: [
    ["Tu as déjà essayé des choses.", "Comme tout le monde. {N} ne demande qu'un vrai essai."],
    ["Tu penses à quelqu'un ?", "Envoie-le-lui. C'est plus simple que d'en parler au dîner."],
    ["À garder", "Garde-le pour le prochain mauvais jour."],
    ["Remarque-le une fois.", "Ensuite tu le vois partout, et c'est là que tout commence à changer."],
    ["Tu n'es pas en retard.", "Tu fais seulement la moitié dont on pourrait se passer."],
  ],
  secondly: "Puis {x}.",
  mended: "Avec {k} : {x}.",
  nods: [
    "{H}.",
    "Qui connaît ça ? {Who}.",
    "C'est pour ça que {n} existe.",
    "Ça paraît normal parce que ça arrive souvent.",
  ],
  known: "Tu connais ça : {x}.",
  later: ["{Span} plus tard", "{Span} plus tard : {x}"],
  daily: "{Daily} avec {n} : {x}",
  halves: ["Avant", "Après"],
  says: "{By} dit",
  race: {
    old: [
      ["{L}", "D'habitude : {x}. {Y}."],
      ["{L}", "D'habitude : {x}."],
      ["D'habitude", "D'habitude : {x}."],
      ["{M}", "Et ça continue : {x}."],
      ["Toujours pareil", "Et ça continue : {x}."],
    ],
    fresh: [
      ["{N}", "Maintenant avec {n} : {steps}."],
      ["{N}", "Même départ, maintenant avec {n} : {x}."],
      ["{N}", "Et ensuite : {x}."],
    ],
    difference: [
      ["{Y} au lieu de {z}", "{Y} au lieu de {z}. {N}, c'est {price}."],
      ["{Y} au lieu de {z}", "{Y} au lieu de {z}. C'est {n}."],
      ["{Told}", "La différence : {told}."],
      ["{Figure} avec {n}", "La différence : {told}."],
      ["{N} : {g}", "La différence ? {X}. C'est {n}."],
      ["{N} : {g}", "C'est ça, la différence : {n}."],
      ["Plutôt {n}", "La différence ? {X}. C'est {n}."],
      ["Plutôt {n}", "C'est ça, la différence : {n}."],
    ],
  },
  numbers: "Un Deux Trois Quatre Cinq Six Sept Huit",
  receipt: { included: "incl.", none: "zéro", sum: "Total", price: "Prix", paid: "Pour ce prix : {x}" },
  answers: ["Réponse un : {x}", "Réponse deux : {n}"],
  remarks: ["{X}"],
  afterthought: ["PS : {p}", "PS : {n}"],
  thanks: "grâce à {n}",
  friend: ["Regarde : {n}", "{N}. Tu as vu ?"],
  hands: "Voilà {n}",
  ...frenchFun,
  ...frenchAdvice,
  caption: {
    body: ["{X} ? {N} en bref : {p}. {Y}.", "{N} en bref : {p}. {Y}.", "{N} : {p}.", "{N} : {g}."],
    extra: { list: "Et une de plus : {x}. {Y}", other: "Ce qui aide aussi : {x}. {Y}" },
    slide: "Laquelle est la tienne ?",
    questions: {
      list: ["Qu'est-ce que tu ajouterais ?"],
      pain: ["Et toi, qu'as-tu déjà essayé ?", "Et toi, comment tu fais ?"],
      other: ["Qu'est-ce que tu voudrais savoir avant ?"],
    },
    next: [
      "Garde ça pour la prochaine fois.",
      "Envoie-le à la personne à qui tu penses.",
      "{N} : {price}, lien dans la bio.",
      "En savoir plus sur {n} : lien dans la bio.",
    ],
    tag: ["Identifie la personne qui fait pareil.", "Tu sais que c'est pour toi.", "À envoyer sans un mot."],
    named: ["{N} : {p}.", "{N} : {g}."],
    scripted: "Une conversation inventée.",
  },
};

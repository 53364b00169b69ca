import { frenchFun } from "./french-fun.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What French says around a brief's own phrases. */
export const french: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "Et cela vient rarement seul : {y}, {z}."],
        ["{X}.", "Et cela vient rarement seul : {y}."],
        ["{X}.", "Tu connais ce moment. Il fait presque partie de la journée."],
        ["{X}.", "Pas une fois. Si souvent que plus personne ne le dit."],
      ],
      spoken: ["{X}. {Y}.", "Tu connais : {x}.", "{X}. Ça te parle ?", "{X}. Et pas qu'une fois."],
      short: ["{X}", "Avant : {x}", "Encore : {x}"],
      quiet: [
        "{X}. On ne le remarque presque plus, tant cela revient.",
        "{X}. Cela revient si bien qu'on croit que c'est normal.",
      ],
    },
    trouble: {
      slides: [
        ["{X}", "Ici, à la place : {a}."],
        ["{X}", "Il y a une autre façon : {a}."],
      ],
      spoken: ["{X}. Ici : {a}.", "{X}. À la place : {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Personne ne l'a choisi. On a toujours fait comme ça."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{X}. C'est toute l'idée."],
        ["Et voici {n}.", "{X}. C'est fait pour ça."],
      ],
      spoken: ["{N} est là pour ça : {x}.", "Avec {n} : {x}.", "Et puis il y a {n} : {x}."],
      short: ["{N} : {x}", "Maintenant : {x}", "Puis : {n}"],
      quiet: ["Ce n'est pas une fatalité. Il suffirait de ceci : {x}.", "Ce qui suffirait, un jour ordinaire : {x}."],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "Une raison de plus de regarder {n}."],
        ["{X}", "Un détail, dirait-on. On le remarque."],
      ],
      spoken: ["{X}. {Y}.", "Ce qui fait la différence : {x}.", "Et encore une chose : {x}.", "{X}."],
      short: ["{X}", "{N} : {x}"],
      quiet: [
        "{X}. On dirait un détail. C'est l'essentiel.",
        "{X}. Une petite décision, celle qui compte.",
        "{X}. On ne le voit pas tout de suite, et ensuite chaque jour.",
      ],
    },
    doubt: {
      slides: [
        ["« {X} »", "Une bonne question. {By} dit : « {q}. »"],
        ["« {X} »", "Une bonne question. La réponse : {a}."],
        ["« {X} »", "Tout le monde le demande. {A}."],
        ["« {X} »", "Beaucoup le disent. {N} mérite quand même un second regard."],
      ],
      spoken: [
        "« {X} » ? C'est normal. {By} dit : {q}.",
        "« {X} » ? C'est normal. Mais regarde : {a}.",
        "Tu te dis peut-être : {x}. La réponse : {a}.",
      ],
      short: ["« {X} » ? {A}", "« {X} »"],
      quiet: [
        "On dit souvent : {x}. Le doute est juste. {By} dit : « {q}. »",
        "On dit souvent : {x}. Le doute est juste. La réponse, tranquille : {a}.",
      ],
    },
    quote: {
      slides: [["« {X}. »", "C'est {by} qui le dit, pas nous."]],
      spoken: ["{By} le dit ainsi : {x}.", "Avec les mots de {by} : {x}."],
      short: ["« {X}. » {By}"],
      quiet: ["« {X} », dit {by}. Il n'y a pas grand-chose à ajouter."],
    },
    gain: {
      slides: [["{X}", "Au fond, c'est tout ce qui compte."]],
      spoken: ["Ce que tu y gagnes : {x}.", "Et à la fin : {x}."],
      short: ["{X}"],
      quiet: ["{X}. Il ne faut pas plus de mots."],
    },
    price: {
      slides: [["{Price}", "C'est le prix de {n}. Plus besoin de demander."]],
      spoken: ["Et le prix : {price}.", "Le prix, tout de suite : {price}."],
      short: ["{N} : {price}"],
      quiet: ["{N} : {price}. Autant le dire tout de suite."],
    },
  },
  asks: {
    "": [["Découvre {n}", "Découvre {n}. Le lien est dans la bio."]],
    "marker-list": [
      ["Garde cette liste", "Et regarde {n} : {price}, lien dans la bio."],
      ["Garde cette liste", "Et regarde {n}. Le lien est dans la bio."],
    ],
    "photo-essay": [["Regarde {n} de près", ""]],
    "big-number": [
      ["Compte sur {n}", "{N}, {price}. Le lien est dans la bio."],
      ["Compte sur {n}", "{N} t'attend derrière le lien de la bio."],
    ],
    teardown: [["Regarde bien : {n}", ""]],
    "before-after": [["Ton après : {n}", "Le premier pas, c'est le lien dans la bio."]],
    essay: [
      ["{X}. {N} ne veut rien de plus. Laquelle de ces pages était la tienne ?", ""],
      ["{N} ne veut rien de plus. Laquelle de ces pages était la tienne ?", ""],
    ],
    "photo-captions": [["Plus de {n} dans la bio", ""]],
    "outlined-text": [["La prochaine fois : {n}", ""]],
    "photo-dump": [["Au fait, c'est {n}", ""]],
    "moving-type": [["{N}. À toi", ""]],
    "phone-note": [["Envoie cette note", "À la personne qui en a besoin. {N} est dans la bio."]],
    checklist: [["Tout coché ? Essaie {n}", "Le lien est dans la bio, et la liste reste ici."]],
    "hook-then-demo": [["Essaie {n}", "Essaie {n} chez toi. Le lien est dans la bio."]],
    "green-screen": [["Tout voir de {n}", "Tu veux tout voir ? Retrouve {n} dans la bio."]],
    "talking-cutaways": [["Une question sur {n} ?", "Que veux-tu savoir sur {n} ? Écris-le en commentaire."]],
    "beat-cuts": [
      ["{N}, {price}", "{N}, {price}. Lien dans la bio."],
      ["Prends {n}", "Prends {n}. Lien dans la bio."],
    ],
    "photo-story": [["Viens voir {n}", "Si tu es curieux, viens voir {n}."]],
    "split-proof": [["{N} en action", "Ne nous crois pas. Regarde {n} en action."]],
    "countdown-list": [["Garde ça, essaie {n}", "Garde cette liste et commence par le numéro un : {n}."]],
    "three-takes": [["Ton avis sur {n} ?", "Laquelle des trois était la tienne ? Dis-le en commentaire."]],
  },
  spare: [
    ["Tu as déjà essayé des choses.", "Comme tout le monde. {N} ne demande qu'un vrai essai."],
    ["Tu penses à quelqu'un ?", "Envoie-le-lui. C'est plus simple que d'en parler au dîner."],
    ["À garder", "Garde-le pour le prochain mauvais jour."],
    ["Remarque-le une fois.", "Ensuite tu le vois partout, et c'est là que tout commence à changer."],
    ["Tu n'es pas en retard.", "Tu fais seulement la moitié dont on pourrait se passer."],
  ],
  halves: ["Avant", "Après"],
  seen: ["Regarde ici : {x}.", "Et maintenant ça : {x}.", "Tu vois ? {X}.", "Et de ce côté : {x}."],
  above: ["Ici, en haut : {x}.", "La moitié du haut : {x}."],
  below: ["Ici, en bas : {n}. {X}.", "La moitié du bas, avec {n} : {x}."],
  demo: ["Voici {n}. {X}. {Y}.", "On fait comme ça : {steps}.", "Voici {n}. {X}."],
  confession: ["Entre nous : {x}. Aucune photo ne le montre.", "Pour être franc : {x}.", "Entre nous : {x}."],
  dare: ["Chiche. {X}. {N}.", "{X} ? Viens voir. {N}."],
  began: ["{X}. Tout est parti de là.", "Au début, il y avait ça : {x}."],
  decided: ["Alors nous avons décidé une chose : {x}.", "La réponse était simple : {x}."],
  told: ["{By} l'a dit ainsi : {x}."],
  says: "{By} dit",
  detail: ["Un détail que peu de gens voient : {x}.", "Quelque chose qu'on remarque plus tard : {x}."],
  race: {
    old: [
      ["Comme d'habitude", "Comme d'habitude : {x}. {Y}."],
      ["Comme d'habitude", "Comme d'habitude : {x}."],
      ["Toujours pareil", "Et toujours : {x}."],
    ],
    fresh: [
      ["{N}", "Maintenant avec {n} : {steps}."],
      ["{N}", "Même départ, maintenant avec {n} : {x}."],
      ["{N}", "Et ensuite : {x}."],
    ],
    difference: [
      ["{Figure} avec {n}", "La différence : {told}."],
      ["{N} : {g}", "La différence ? {X}. C'est {n}."],
      ["Plutôt {n}", "La différence ? {X}. C'est {n}."],
      ["Plutôt {n}", "Voilà la différence : {n}."],
    ],
  },
  numbers: "Un Deux Trois Quatre Cinq Six Sept Huit",
  receipt: {
    amounts: ["encore", "comme toujours", "compris", "et encore"],
    included: "incl.",
    price: "Prix",
    sum: "Total",
  },
  remarks: ["{X}, noté", "et aussi : {x}", "{X}", "pièce A : {x}"],
  afterthought: ["PS : {p}", "PS : {n}"],
  friend: ["Regarde : {n}", "{N}. Tu as vu ?"],
  hands: ["{X}", "Puis : {n}", "Voilà {n}"],
  ...frenchFun,
  caption: {
    body: ["{X} ? {N} fait comme ça : {p}. {Y}.", "{N} en bref : {p}. {Y}.", "Ce que fait {n} : {p}.", "{N} : {g}."],
    slide: "Laquelle est la tienne ?",
    questions: [
      "Qu'est-ce que tu ajouterais ?",
      "Franchement : combien de fois ce mois-ci ?",
      "C'était quoi, ta pire fois ?",
      "Tu essaierais ?",
    ],
    next: [
      "Garde ça pour la prochaine fois.",
      "Envoie-le à la personne à qui tu penses.",
      "{Price}, et le lien est dans la bio.",
      "Tout sur {n} dans la bio.",
    ],
    tag: ["Identifie la personne qui fait pareil.", "Tu sais que c'est pour toi.", "À envoyer sans un mot."],
    named: ["{N} : {p}.", "{N} te salue."],
    scripted: "Une conversation inventée.",
  },
};

import type { LineTable } from "./from-table.ts";

/** French lines. */
export const french: LineTable = {
  topics: {
    pain: {
      slides: [
        ["Ça vous parle ?", "{pain}. Et demain, on recommence."],
        ["{pain}.", "Ce n'est pas vous. C'est juste mal organisé."],
        ["Ça commence petit.", "{pain}. Et un jour, plus personne ne le remarque."],
      ],
      spoken: ["Ça vous parle ? {pain}.", "{pain}. Encore et encore.", "Soyons honnêtes : {pain}."],
    },
    cost: {
      slides: [
        ["Ça s'additionne sans bruit.", "Pas un mauvais jour, mais tous les jours ordinaires que personne ne compte."],
        ["Et ça s'étend.", "Ce qui agace le lundi devient une habitude le vendredi."],
        ["Personne n'envoie la facture.", "On paie en soirées, en patience, en choses jamais commencées."],
      ],
      spoken: [
        "Ça s'additionne sans bruit, les jours ordinaires.",
        "Ce qui agace le lundi devient une habitude le vendredi.",
      ],
    },
    turn: {
      slides: [
        ["{name} change la donne.", "{gain}. C'est tout le but."],
        ["Imaginez : {gain}.", "{name} est là pour ça."],
        ["C'est là qu'arrive {name}.", "À partir d'ici, c'est plus simple."],
      ],
      spoken: ["{name} est là pour ça : {gain}.", "Maintenant, imaginez : {gain}.", "C'est là qu'arrive {name}."],
    },
    start: {
      slides: [
        ["Par où commencer", "Ne changez pas tout. Changez une seule chose, et que ce soit {name}."],
        ["Commencez petit.", "Pas besoin d'un grand plan, juste d'un premier essai."],
      ],
      spoken: ["Commencez petit, par un premier essai.", "Ne changez pas tout. Changez une seule chose."],
    },
    proof: {
      slides: [
        ["Des preuves, pas des promesses", "{told}."],
        ["Ce qu'il y a derrière", "{told}."],
      ],
      spoken: ["{told}.", "Voici la preuve : {told}."],
    },
    price: {
      slides: [["Ce que ça coûte", "{price}. C'est toute la réponse."]],
      spoken: ["Et le prix, en toute franchise : {price}."],
    },
    ask: {
      slides: [
        ["Essayez {name} cette semaine.", "Le lien est dans la bio."],
        ["À vous de jouer.", "Gardez ceci pour plus tard, ou essayez {name} maintenant. Lien dans la bio."],
        ["Donnez sa chance à {name}.", "Lien dans la bio. Envoyez ceci à quelqu'un qui en a besoin."],
      ],
      spoken: [
        "Essayez {name} cette semaine. Le lien est dans la bio.",
        "Jetez un œil à {name}. Vous le trouverez dans la bio.",
        "Gardez ceci, puis essayez {name} vous-même.",
      ],
    },
  },
  how: {
    first: ["Comment marche {name}", "Ce que fait {name}", "En clair"],
    later: ["Et ce n'est pas tout", "Ce que beaucoup oublient", "Et ensuite ?"],
  },
  spare: [
    ["Vous avez déjà essayé.", "Comme tout le monde. {name} demande très peu au début."],
    ["Vous pensez à quelqu'un ?", "Envoyez-lui ceci. C'est plus simple que de l'expliquer au dîner."],
    ["À garder.", "Ce sera encore vrai le prochain mauvais jour."],
    ["Remarquez-le une fois.", "Ensuite on ne voit plus que ça, et c'est là que tout change."],
    ["Vous n'êtes pas en retard.", "Vous faites à la main la mauvaise moitié."],
  ],
  words: {
    pain: ["Encore.", "Toujours."],
    cost: ["Doucement."],
    turn: ["Assez.", "Enfin."],
    how: ["Ainsi.", "Simple."],
    start: ["D'abord.", "Aujourd'hui."],
    people: ["Vous."],
    proof: ["Preuve.", "Vraiment."],
    price: ["Prix."],
    spare: ["Vrai.", "Notez."],
    ask: ["Maintenant.", "Allez."],
  },
  halves: ["Avant", "Après"],
  before: ["{pain}", "Tout à la main", "L'ancienne façon"],
  after: ["{gain}", "{name}, c'est tout"],
  difference: ["La différence : {gain}", "La différence s'appelle {name}."],
  notes: ["À ne pas oublier : {gain}", "Pas aujourd'hui : {pain}", "Penser à {name}"],
  friend: ["Attends. Tu fais encore ça à la main ?", "Regarde ce que fait {name}", "{name}. De rien."],
  details: [
    "Commencez ici",
    "Ce que presque tous oublient",
    "Cet endroit précis",
    "Relisez cette ligne",
    "Et voilà toute l'astuce",
  ],
  receipt: {
    ...{ pain: "comme toujours", outcome: "enfin", price: "Prix", sum: "Total : " },
    more: ["Bonnes résolutions : plein", "Excuses : épuisées", "Patience : offerte"],
  },
  jokes: [
    ["Moi : cette semaine, j'arrête.", "Aussi moi, mardi : juste une fois."],
    ["Mon agenda : après-midi libre", "Moi : {pain}"],
    ["Médecin : évitez le stress.", "{pain}, à la fenêtre : salut."],
    ["Programme du dimanche soir", "{pain}. Évidemment."],
    ["J'ai un système.", "Le système, c'est la panique."],
    ["On a toujours fait comme ça.", "Ça a toujours été le chaos."],
  ],
  turns: {
    order: /^(arrête|arrêtez|ne\b|n'|jamais|stop|oubliez|oublie)/i,
    asked: ["Soudain, le groupe ne répond plus.", "J'appelle un ami.", "Question suivante, merci."],
    ordered: ["Moi, en plein milieu : qui, moi ?", "Trop tard. Déjà fait deux fois."],
    listed: ["Je voulais un conseil, pas un miroir.", "Moi : les collectionne toutes."],
    told: ["Je le prends personnellement.", "Je me sens visé. Et vu.", "Ça explique tout mon mois."],
  },
  oneLiners: [
    "Si c'était un sport, j'aurais déjà une médaille : {pain}",
    "Moi, expliquant à mon chat pourquoi on en est encore là",
    "Être adulte, c'est faire comme si tout se passait comme prévu",
  ],
  middles: [
    ["Alors j'ai fait une liste.", "Puis une liste des listes."],
    ["Ça avait bien commencé.", "Ça n'a pas duré."],
  ],
  me: "Moi",
  onlookers: "Tous ceux qui regardent",
  happens: ["Moi, le premier jour : ce sera rapide", "Quelqu'un dit : ça prend une minute"],
  frozen: ["La tête « tout va bien »", "L'espoir, brièvement", "Optimisme professionnel", "Sérénité, annulée"],
  steps: [
    ["« Je le ferai plus tard »", "« Je le ferai ce soir »", "« Je le ferai dimanche »", "« J'habite ici maintenant »"],
    ["Une petite liste", "Une liste des listes", "Un tableau des listes", "Une réunion du tableau"],
  ],
  drawn: {
    "The sensible way": [
      ["{gain}", "{pain}", "Moi"],
      ["Demander de l'aide", "Encore tout à la main", "Moi"],
    ],
    "Where it starts": [
      ["Une petite liste", "Une liste des listes", "Un tableau des listes", "Une réunion du tableau"],
    ],
    "The heaviest": [
      ["Le vrai travail", "La boîte mail", "L'autre boîte mail", "La famille", "Le linge", "Les impôts", "Le déjeuner"],
    ],
    "The hard way": [
      ["{pain}", "{gain}"],
      ["Tout à la main", "Laisser faire {name}"],
    ],
    "What goes on outside": [
      ["{pain}", "{name}", "Ma soirée"],
      ["Un lundi comme les autres", "{name}", "Ma soirée"],
    ],
    "Whose kit it is": [
      [
        "Le kit de départ",
        "Café froid",
        "Grands projets",
        "Tous les onglets",
        "Visage courageux",
        "Une appli zen, intacte",
      ],
    ],
  },
  chat: {
    opening: ["Sois honnête. Tu recommences ?"],
    afterHook: [
      ["Pourquoi tu m'écris ça.", "Parce que tu recommences."],
      ["Bonjour à toi aussi.", "Dis-moi que tu ne recommences pas."],
    ],
    talk: [
      [
        "Définis « recommencer ».",
        "Tu devais arrêter.",
        "J'ai dit bientôt.",
        "Tu as au moins essayé {name} ?",
        "C'est sur ma liste.",
        "Il y a quoi d'autre dessus ?",
        "Surtout de la panique.",
        "Et c'est pour quand ?",
      ],
    ],
    lastAsked: ["Je t'envoie {name}. Ouvre.", "Je vais le dire à ta mère."],
    lastAnswered: ["Je n'avais pas le temps d'en gagner.", "D'accord. Mais je finis celui-ci."],
  },
  seen: ["{told}.", "Regardez bien. {told}.", "Vous voyez ? {told}."],
  named: {
    ...{
      pain: "Le problème",
      cost: "Ce que ça coûte",
      turn: "L'autre voie",
      how: "Comment ça marche",
      start: "Le début",
    },
    ...{ people: "Pour qui", proof: "La preuve", price: "Le prix", spare: "Bon à savoir", ask: "À vous" },
  },
  hands: {
    usual: "Comme d'habitude",
    known: "Vous connaissez",
    product: "Puis : {name}",
    watch: "Regardez bien",
    last: "Et c'est tout",
  },
  again: ["Encore une fois, pour ceux du fond : {line}", "Non, vraiment : {line}"],
  last: ["{line} C'est pour ça qu'il y a {name}.", "{line} Donc : {name}."],
  quiet: [
    ["Ça a commencé par quelque chose d'ordinaire. {pain}.", "Ça a commencé par quelque chose d'ordinaire."],
    ["On s'y habitue. C'est ça qui est triste.", "Un jour, plus personne n'en parle."],
    ["Alors il y a {name}, maintenant."],
    ["{told}."],
    ["{gain}. Rien de plus.", "Rien de plus."],
    ["Rien de bruyant. C'est simplement là quand la journée commence."],
  ],
  race: {
    old: [
      ["L'ancienne façon", "L'ancienne façon : {pain}."],
      ["Toujours l'ancienne", "Toujours là. Le temps d'un café."],
    ],
    fresh: [
      ["La nouvelle façon", "Maintenant avec {name}. {told}."],
      ["{name}", "La même tâche, le même jour."],
    ],
    difference: [["La différence", "{gain}. Voilà la différence."]],
  },
  caption: {
    turn: ["{pain}. Ça peut changer. {gain}.", "Ça peut changer. {name} est là pour ça."],
    ask: ["{name} est dans la bio.", "Gardez ceci pour la prochaine fois. Lien dans la bio."],
    swipe: ["Quelle page, c'est vous ? Dites-le en commentaire."],
    scripted: "Un chat inventé.",
  },
  price: "Prix : {price}.",
  tags: ["petiteentreprise", "commentcamarche", "agarder", "franchement"],
};

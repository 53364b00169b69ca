import type { Phrasebook } from "./phrasebook.ts";

/** What French laughs about. */
export const frenchFun: Pick<
  Phrasebook,
  "turns" | "jokes" | "middles" | "oneLiners" | "frozen" | "steps" | "gladSteps" | "me" | "drawn" | "chat"
> = {
  turns: {
    gain: ["{L} : il faut qu'on parle", "{L} : c'est un adieu ?", "{L}, derrière la porte : coucou ?"],
    pain: ["{L} : je t'ai manqué ?", "{L} : à demain ?", "Aussi de la partie : {m}"],
    quote: ["Spoiler : {l}", "Deux jours plus tard : {l}", "Narrateur : {l}."],
    scene: ["Résultat : {l}", "Pendant ce temps : {l}", "Effet secondaire : {l}"],
    question: ["{L} : qui demande ?", "{L} : pas de commentaire", "{L} : question suivante"],
    other: ["{L} : je peux expliquer", "Pendant ce temps : {l}", "{L} : pas moi, quand même"],
  },
  jokes: [
    ["Moi : je suis une personne calme", "{L} : vraiment ?"],
    ["Mon agenda : toute la soirée libre", "{L} : pas si vite"],
    ["« Ça prend une minute »", "Spoiler : {l}"],
    ["Jour de repos. Soleil. Silence", "{L} : toc, toc"],
    ["Rien ne gâchera cette matinée", "{L} : tiens mon café"],
    ["Médecin : évitez le stress", "{L}, à la fenêtre : salut"],
    ["Moi : aujourd'hui, tout change", "{L} : audacieux"],
    ["J'ai un système", "Le système, c'est la panique"],
    ["On a toujours fait comme ça", "Et ça a toujours été le chaos"],
  ],
  middles: ["Cinq minutes plus tard", "Toujours pareil", "Personne ne dit rien"],
  oneLiners: [
    "Si c'était un sport, j'aurais déjà une coupe : {l}",
    "Mon chat connaît le sujet par cœur : {l}",
    "Mes projets du week-end. Et mon week-end : {l}",
    "J'ai un système, et le système, c'est la panique",
  ],
  frozen: {
    glad: ["Complice", "Le cerveau du coup", "Rôle principal"],
    sorry: ["Témoin clé", "Seul témoin", "En sait trop"],
  },
  gladSteps: ["J'en parle à une amie", "J'en parle à tout le monde", "J'écris un poème dessus"],
  steps: [
    ["{L}", "{M}", "Moi : tout est normal"],
    ["{L}", "Pareil, en plus vite", "Moi : tout est normal"],
    ["« Je le fais ce soir »", "« Je le fais ce week-end »", "« J'habite ici, maintenant »"],
    ["Ça va à peu près", "Définis « ça va »", "Le chaos a un nom"],
  ],
  me: "Moi",
  drawn: {
    "The thing that is everywhere": [
      ["{L}", "Moi, très calme"],
      ["Comme d’habitude", "Moi, très calme"],
    ],
    "The sensible way": [
      ["{B} : {g}", "{L}", "Moi"],
      ["Essayer {b}", "{L}", "Moi"],
      ["{B}", "Comme d'habitude", "Moi"],
    ],
    "Where it starts": [
      ["{L}", "{M}", "En faire une tradition", "Lui donner un nom"],
      ["{L}", "Pareil, en plus vite", "Pareil, au lit", "Pareil, en rêve"],
      ["Une petite liste", "Une liste de listes", "Un tableau pour tout", "Une réunion dessus"],
    ],
    "The heaviest": [
      ["Le vrai travail", "{L}", "{M}", "Les mails", "La famille", "Le linge", "Ma pause"],
      ["Le vrai travail", "{L}", "Les mails", "D'autres mails", "La famille", "Le linge", "Ma pause"],
      ["Le vrai travail", "Les mails", "D'autres mails", "Un appel", "La famille", "Le linge", "Ma pause"],
    ],
    "The hard way": [
      ["{L}", "{B} s'en charge"],
      ["Comme d'habitude", "{B} s'en charge"],
    ],
    "What goes on outside": [
      ["{L}", "{B}", "Ma soirée"],
      ["{L}", "Une porte fermée", "Ma soirée"],
      ["Un lundi ordinaire", "Une porte fermée", "Ma soirée"],
    ],
    "Whose kit it is": [
      ["Le kit de départ", "{L}", "{M}", "De grands projets", "« Tout va bien »", "Il manque : {B}"],
      ["Le kit de départ", "{L}", "De grands projets", "Cent onglets ouverts", "« Tout va bien »", "Il manque : {B}"],
      [
        "Le kit de départ",
        "De grands projets",
        "Cent onglets ouverts",
        "Un café froid",
        "Des messages non lus",
        "« Tout va bien »",
      ],
    ],
  },
  chat: {
    opening: ["Devine ce qui s'est encore passé"],
    named: ["{S}", "Et en une phrase entière ?", "{N} : {p}"],
    talk: [
      [
        "Laisse-moi deviner : {l}",
        "Pire. {M}",
        "Tu connais {n} ? {P}",
        "« {doubt} »",
        "{Q}. C'est {by} qui le dit",
        "Et ça coûte combien ?",
        "{Price}",
      ],
      [
        "Laisse-moi deviner : {l}",
        "Pire. {M}",
        "Tu connais {n} ? {S}",
        "« {doubt} »",
        "{Q}. C'est {by} qui le dit",
        "Et ça coûte combien ?",
        "{Price}",
      ],
      [
        "Laisse-moi deviner : {l}",
        "Comment tu sais ?",
        "Tu connais {n} ? {P}",
        "Ça existe depuis quand ?",
        "Depuis toujours",
        "Et ça coûte combien ?",
        "{Price}",
      ],
      [
        "Laisse-moi deviner : {l}",
        "Comment tu sais ?",
        "Tu connais {n} ? {S}",
        "Ça existe depuis quand ?",
        "Depuis toujours",
        "Et ça coûte combien ?",
        "{Price}",
      ],
      [
        "Laisse-moi deviner : {l}",
        "Comment tu sais ?",
        "Tu as regardé {n} ?",
        "C'est une personne ?",
        "Non. Et non",
        "Alors ça fait quoi ?",
        "{P}",
      ],
      [
        "C'est quoi, cette fois ?",
        "Comme d'habitude. Tu me connais",
        "Tu as regardé {n} ?",
        "C'est une personne ?",
        "Non. Et non",
        "Alors ça fait quoi ?",
        "Il faut que tu voies ça",
      ],
    ],
    lead: "Et après ?",
    last: {
      friend: ["{G}. De rien", "Tu verras. Tu me dois un café"],
      me: ["Attends. {G} ? Ça existe ?", "D'accord. Je vais regarder"],
    },
  },
};

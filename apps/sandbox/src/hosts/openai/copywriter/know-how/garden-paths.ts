import { gardenPathsJokes } from "./jokes/garden-paths.ts";
import { gardenPathsTold } from "./told/garden-paths.ts";
import type { Trade } from "./trade.ts";

export const gardenPaths: Trade = {
  about:
    "path paths paving patio gartenweg gartenwege pflaster terrasse terrassen camino caminos sendero senderos allée allées pavage",
  words:
    "garden gardens brick bricks gravel lawn shed muddy garten gärten ziegel kies rasen jardín jardines ladrillo grava césped jardin jardins brique gravier pelouse",
  jokes: gardenPathsJokes,
  told: gardenPathsTold,
  advice: {
    en: {
      moments: [
        "On the way to the bin",
        "The day after the rain",
        "Guests at the garden gate",
        "The wheelbarrow is loaded",
      ],
      habits: [
        ["Walk the route for a week", "People cut corners. Lay the path where they walk."],
        ["Dig deeper than you think", "A path on topsoil sinks in its first wet winter."],
        ["Give the water somewhere to go", "Puddles freeze, and frost lifts the stones."],
        ["Lay a cloth underneath", "Weeds come from below before they come from above."],
        ["Give it firm edges", "Without an edge, the mud creeps back in."],
        ["Tamp the base in layers", "One thick layer never gets firm all the way down."],
      ],
      mistakes: [
        ["Building on topsoil", "Soft ground sinks. Dig down to what is firm."],
        ["Leaving out the edges", "Without them, lawn and soil creep in."],
        ["A dead level path", "Water stays where it is flat. Add a slight slope."],
        ["Forgetting the cloth underneath", "Mud and weeds come up from below."],
        ["A path too narrow", "People step beside it, into the mud."],
      ],
    },
    de: {
      moments: ["Auf dem Weg zur Tonne", "Am Tag nach dem Regen", "Gäste am Gartentor", "Die Schubkarre ist voll"],
      habits: [
        ["Den Weg eine Woche abgehen", "Alle kürzen ab. Leg ihn dahin, wo sie laufen."],
        ["Tiefer graben als gedacht", "Auf Mutterboden sackt der Weg im ersten Winter ab."],
        ["Dem Wasser einen Weg geben", "Pfützen frieren, und der Frost hebt die Steine."],
        ["Ein Vlies darunter legen", "Unkraut kommt zuerst von unten."],
        ["Feste Kanten setzen", "Ohne Kante kriecht der Matsch zurück."],
        ["In dünnen Lagen verdichten", "Eine dicke Lage wird unten nie fest."],
      ],
      mistakes: [
        ["Auf Mutterboden bauen", "Weicher Boden sackt ab. Grab bis zum festen."],
        ["Die Kanten weglassen", "Dann wachsen Rasen und Erde herein."],
        ["Völlig eben bauen", "Auf ebenen Wegen steht Wasser. Plan ein Gefälle ein."],
        ["Das Vlies vergessen", "Matsch und Unkraut kommen von unten."],
        ["Zu schmal bauen", "Dann tritt man daneben, in den Matsch."],
      ],
    },
    es: {
      moments: [
        "De camino a la basura",
        "El día después de la lluvia",
        "Visita en la puerta del jardín",
        "La carretilla va llena",
      ],
      habits: [
        ["Recorre el camino una semana", "La gente ataja. Ponlo por donde pasa."],
        ["Cava más de lo previsto", "Sobre tierra blanda, el camino se hunde en invierno."],
        ["Dale salida al agua", "Los charcos se hielan y levantan las piedras."],
        ["Pon una malla debajo", "Las malas hierbas salen primero de abajo."],
        ["Coloca bordes firmes", "Sin borde, el barro vuelve a entrar."],
        ["Compacta en capas finas", "Una capa gruesa nunca queda firme del todo."],
      ],
      mistakes: [
        ["Ponerlo sobre tierra blanda", "Se hunde. Cava hasta llegar a suelo firme."],
        ["Dejarlo sin bordes", "El césped y la tierra se meten."],
        ["Hacerlo totalmente plano", "En llano se encharca. Dale una ligera pendiente."],
        ["Olvidar la malla de debajo", "El barro y las hierbas suben."],
        ["Hacerlo demasiado estrecho", "Se acaba pisando al lado, en el barro."],
      ],
    },
    fr: {
      moments: [
        "En sortant la poubelle",
        "Le lendemain de la pluie",
        "Des invités au portail",
        "La brouette est pleine",
      ],
      habits: [
        ["Marche une semaine sur le tracé", "On coupe toujours. Pose l'allée là où l'on passe."],
        ["Creuse plus que prévu", "Sur la terre meuble, l'allée s'affaisse en hiver."],
        ["Donne une sortie à l'eau", "Les flaques gèlent et soulèvent les pierres."],
        ["Mets un feutre dessous", "Les herbes viennent d'abord d'en bas."],
        ["Pose des bordures solides", "Sans bordure, la boue revient."],
        ["Tasse en couches fines", "Une couche épaisse ne devient jamais ferme."],
      ],
      mistakes: [
        ["Poser sur la terre meuble", "Elle s'affaisse. Creuse jusqu'au sol ferme."],
        ["Oublier les bordures", "La pelouse et la terre y entrent."],
        ["Faire tout à plat", "L'eau reste à plat. Prévois une légère pente."],
        ["Oublier le feutre dessous", "La boue et les herbes remontent."],
        ["Faire trop étroit", "On marche à côté, dans la boue."],
      ],
    },
  },
};

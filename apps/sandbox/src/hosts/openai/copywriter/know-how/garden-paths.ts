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
        ["Dig deeper than you think", "A path on topsoil sinks in its first wet winter."],
        ["Give the water somewhere to go", "Puddles freeze, and frost lifts the stones."],
        ["Set the edges first", "Without an edge, gravel walks into the lawn."],
        ["Lay a cloth under it", "Weeds come from below before they come from above."],
        ["Tamp it in thin layers", "One thick layer never gets firm all the way down."],
        ["Walk the route for a week", "People cut corners. Lay the path where they walk."],
      ],
      mistakes: [
        ["Laying it on topsoil", "Soft ground sinks. Dig down to what is firm."],
        ["Leaving out the edges", "Without an edge, gravel walks into the lawn."],
        ["Building it dead level", "Water stays where it is flat. Add a slight slope."],
        ["Forgetting the cloth underneath", "Weeds come up from below, every spring."],
        ["Using tiles made for indoors", "They flake in frost. Ask what they were fired for."],
      ],
    },
    de: {
      moments: ["Auf dem Weg zur Tonne", "Am Tag nach dem Regen", "Gäste am Gartentor", "Die Schubkarre ist voll"],
      habits: [
        ["Tiefer graben als gedacht", "Auf Mutterboden sackt der Weg im ersten Winter ab."],
        ["Dem Wasser einen Weg geben", "Pfützen frieren, und der Frost hebt die Steine."],
        ["Zuerst die Kanten setzen", "Ohne Kante wandert der Kies in den Rasen."],
        ["Ein Vlies darunter legen", "Unkraut kommt zuerst von unten."],
        ["In dünnen Lagen verdichten", "Eine dicke Lage wird unten nie fest."],
        ["Den Weg eine Woche abgehen", "Alle kürzen ab. Leg ihn dahin, wo sie laufen."],
      ],
      mistakes: [
        ["Auf Mutterboden bauen", "Weicher Boden sackt ab. Grab bis zum festen."],
        ["Die Kanten weglassen", "Ohne Kante wandert der Kies in den Rasen."],
        ["Völlig eben bauen", "Auf ebenen Wegen steht Wasser. Plan ein Gefälle ein."],
        ["Das Vlies vergessen", "Unkraut kommt jedes Frühjahr von unten."],
        ["Innenziegel nach draußen legen", "Weicher Ziegel platzt bei Frost. Frag danach."],
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
        ["Cava más de lo previsto", "Sobre tierra blanda, el camino se hunde en invierno."],
        ["Dale salida al agua", "Los charcos se hielan y levantan las piedras."],
        ["Coloca primero los bordes", "Sin borde, la grava acaba en el césped."],
        ["Pon una malla debajo", "Las malas hierbas salen primero de abajo."],
        ["Compacta en capas finas", "Una capa gruesa nunca queda firme del todo."],
        ["Recorre el camino una semana", "La gente ataja. Ponlo por donde pasa."],
      ],
      mistakes: [
        ["Ponerlo sobre tierra blanda", "Se hunde. Cava hasta llegar a suelo firme."],
        ["Dejarlo sin bordes", "Sin borde, la grava acaba en el césped."],
        ["Hacerlo totalmente plano", "En llano se encharca. Dale una ligera pendiente."],
        ["Olvidar la malla de debajo", "Las malas hierbas vuelven cada primavera."],
        ["Usar ladrillo de interior", "El ladrillo blando se rompe con las heladas."],
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
        ["Creuse plus que prévu", "Sur la terre meuble, l'allée s'affaisse en hiver."],
        ["Donne une sortie à l'eau", "Les flaques gèlent et soulèvent les pierres."],
        ["Pose d'abord les bordures", "Sans bordure, le gravier gagne la pelouse."],
        ["Mets un feutre dessous", "Les herbes viennent d'abord d'en bas."],
        ["Tasse en couches fines", "Une couche épaisse ne devient jamais ferme."],
        ["Marche une semaine sur le tracé", "On coupe toujours. Pose l'allée là où l'on passe."],
      ],
      mistakes: [
        ["Poser sur la terre meuble", "Elle s'affaisse. Creuse jusqu'au sol ferme."],
        ["Oublier les bordures", "Sans bordure, le gravier gagne la pelouse."],
        ["Faire tout à plat", "L'eau reste à plat. Prévois une légère pente."],
        ["Oublier le feutre dessous", "Les herbes remontent à chaque printemps."],
        ["Poser de la brique d'intérieur", "La brique tendre éclate au gel."],
      ],
    },
  },
};

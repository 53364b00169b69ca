import { candlesJokes } from "./jokes/candles.ts";
import { candlesTold } from "./told/candles.ts";
import type { Trade } from "./trade.ts";

export const candles: Trade = {
  about: "candle candles kerze kerzen vela velas bougie bougies",
  words:
    "wax wick soy scent scented soot burns glass wachs docht sojawachs duft ruß brennt cera mecha soja aroma hollín arde cire mèche parfum suie brûle",
  jokes: candlesJokes,
  told: candlesTold,
  advice: {
    en: {
      moments: ["The bath is running", "Friends at the table", "A book on the sofa", "Rain outside, the lamp is off"],
      habits: [
        ["Trim the wick every time", "A short wick burns calm and leaves no soot."],
        ["Keep it out of the draft", "A flame that leans blackens the glass."],
        ["Let it melt to the edge", "Wax remembers its first ring."],
        ["Put it out with a lid", "Blowing sends smoke into the scent."],
        ["Keep the lid on between evenings", "Dust gets into the wax and the flame."],
        ["Stop at a finger of wax", "Below that, the glass gets too hot."],
      ],
      mistakes: [
        ["Putting it out too soon", "Let it melt to the edge."],
        ["Never trimming the wick", "A long wick smokes. Cut it before you light it."],
        ["Lighting it in a draft", "A flame that leans blackens the glass."],
        ["Blowing it out", "A lid keeps the smoke out of the room."],
        ["Burning it to the end", "Leave some wax, or the glass gets hot."],
      ],
    },
    de: {
      moments: [
        "Das Badewasser läuft",
        "Freunde am Tisch",
        "Ein Buch auf dem Sofa",
        "Draußen Regen, das Licht ist aus",
      ],
      habits: [
        ["Den Docht jedes Mal kürzen", "Ein kurzer Docht brennt ruhig und rußt nicht."],
        ["Aus dem Luftzug stellen", "Eine schiefe Flamme schwärzt das Glas."],
        ["Beim ersten Mal lange brennen lassen", "Das Wachs merkt sich seinen ersten Rand."],
        ["Mit dem Deckel löschen", "Auspusten mischt Rauch in den Duft."],
        ["Den Deckel auflegen", "Sonst kommt Staub ins Wachs und in die Flamme."],
        ["Einen Fingerbreit übrig lassen", "Darunter wird das Glas zu heiß."],
      ],
      mistakes: [
        ["Zu früh löschen", "Lass das Wachs beim ersten Mal bis zum Rand schmelzen."],
        ["Den Docht nie kürzen", "Ein langer Docht rußt. Schneid ihn vorher."],
        ["Im Luftzug anzünden", "Eine schiefe Flamme schwärzt das Glas."],
        ["Auspusten", "Mit dem Deckel bleibt der Rauch aus dem Zimmer."],
        ["Bis zum letzten Tropfen brennen", "Lass einen Fingerbreit, sonst wird das Glas heiß."],
      ],
    },
    es: {
      moments: ["La bañera se llena", "Amigos en la mesa", "Un libro en el sofá", "Fuera llueve, la luz apagada"],
      habits: [
        ["Recorta la mecha cada vez", "Una mecha corta arde tranquila y no deja hollín."],
        ["Aléjala de la corriente", "Una llama torcida ennegrece el vaso."],
        ["Deja que funda hasta el borde", "La cera recuerda su primer círculo."],
        ["Apágala con la tapa", "Soplar mezcla humo con el aroma."],
        ["Tápala entre tardes", "Si no, el polvo acaba en la cera."],
        ["Deja un dedo de cera", "Por debajo, el vaso se calienta demasiado."],
      ],
      mistakes: [
        ["Apagarla demasiado pronto", "La primera vez, que la cera llegue al borde."],
        ["No recortar nunca la mecha", "Una mecha larga echa humo. Córtala antes."],
        ["Encenderla en la corriente", "Una llama torcida ennegrece el vaso."],
        ["Apagarla soplando", "Con la tapa, el humo no llega al cuarto."],
        ["Quemarla hasta el final", "Deja un dedo de cera, o el vaso se calienta."],
      ],
    },
    fr: {
      moments: ["Le bain coule", "Des amis à table", "Un livre sur le canapé", "La pluie dehors, la lampe éteinte"],
      habits: [
        ["Coupe la mèche chaque fois", "Une mèche courte brûle calmement, sans suie."],
        ["Éloigne-la des courants d'air", "Une flamme penchée noircit le verre."],
        ["Laisse fondre jusqu'au bord", "La cire se souvient de son premier cercle."],
        ["Éteins-la avec le couvercle", "Souffler mêle la fumée au parfum."],
        ["Couvre-la entre deux soirées", "Sinon la poussière entre dans la cire."],
        ["Laisse un doigt de cire", "En dessous, le verre chauffe trop."],
      ],
      mistakes: [
        ["L'éteindre trop tôt", "La première fois, laisse fondre jusqu'au bord."],
        ["Ne jamais couper la mèche", "Une mèche longue fume. Coupe-la avant."],
        ["L'allumer dans un courant d'air", "Une flamme penchée noircit le verre."],
        ["L'éteindre en soufflant", "Le couvercle garde la fumée hors de la pièce."],
        ["La brûler jusqu'au bout", "Laisse un doigt de cire, sinon le verre chauffe."],
      ],
    },
  },
};

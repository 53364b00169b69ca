import { dogWalksJokes } from "./jokes/dog-walks.ts";
import { dogWalksTold } from "./told/dog-walks.ts";
import type { Trade } from "./trade.ts";

export const dogWalks: Trade = {
  about: "dog dogs puppy hund hunde hunden welpe perro perros chien chiens",
  words:
    "walk walks walker walkers walking leash spaziergang spaziergänge gassi leine paseo paseos paseador paseadora correa promenade promenades balade balades laisse",
  jokes: dogWalksJokes,
  told: dogWalksTold,
  advice: {
    en: {
      moments: [
        "The lead by the door",
        "Two ears at the window",
        "The muddy towel in the hall",
        "A tail against the sofa",
      ],
      habits: [
        ["Walk before you feed", "A full stomach and a fast run don't mix."],
        ["Let the nose lead", "A sniff tires a dog more than a sprint."],
        ["Keep the same hour", "A dog that knows when stops asking all day."],
        ["Meet new dogs in motion", "Side by side is easier than face to face."],
        ["Practice the recall at home", "What fails in the hall fails in the park."],
        ["Dry the paws at the door", "A minute there saves the whole rug."],
      ],
      mistakes: [
        ["Saving it all for the weekend", "A dog can't store a walk until Saturday."],
        ["Rushing past every tree", "Sniffing is the walk. Give it time."],
        ["Pulling back on the lead", "It pulls harder. Stop, wait, then go on."],
        ["Throwing a ball for an hour", "It winds a dog up instead of down."],
        ["Leaving without a goodbye walk", "Ten calm minutes first save the shoes later."],
      ],
    },
    de: {
      moments: [
        "Die Leine an der Tür",
        "Zwei Ohren am Fenster",
        "Das nasse Handtuch im Flur",
        "Ein Schwanz klopft ans Sofa",
      ],
      habits: [
        ["Vor dem Füttern gehen", "Ein voller Magen und Rennen passen nicht zusammen."],
        ["Die Nase führen lassen", "Schnüffeln macht müder als ein Sprint."],
        ["Immer zur selben Stunde gehen", "Wer weiß, wann, fragt nicht den ganzen Tag."],
        ["Fremde Hunde im Gehen treffen", "Nebeneinander ist leichter als Nase an Nase."],
        ["Den Rückruf zu Hause üben", "Was im Flur nicht klappt, klappt nie im Park."],
        ["Pfoten an der Tür abtrocknen", "Die Minute dort rettet den ganzen Teppich."],
      ],
      mistakes: [
        ["Alles aufs Wochenende schieben", "Ein Hund kann keinen Spaziergang bis Samstag aufheben."],
        ["An jedem Baum vorbeieilen", "Schnüffeln ist der Spaziergang. Lass ihm Zeit."],
        ["An der Leine zurückziehen", "Dann zieht er stärker. Bleib stehen und warte."],
        ["Eine Stunde lang Bälle werfen", "Das dreht einen Hund auf statt ab."],
        ["Ohne Runde aus dem Haus gehen", "Zehn ruhige Minuten vorher retten die Schuhe."],
      ],
    },
    es: {
      moments: [
        "La correa junto a la puerta",
        "Dos orejas en la ventana",
        "La toalla mojada en el pasillo",
        "Un rabo contra el sofá",
      ],
      habits: [
        ["Pasea antes de darle de comer", "Correr con el estómago lleno sienta mal."],
        ["Deja que mande la nariz", "Olfatear cansa más que correr."],
        ["Sal siempre a la misma hora", "Si sabe cuándo, no lo pide todo el día."],
        ["Cruza con otros perros andando", "De lado es más fácil que de frente."],
        ["Practica la llamada en casa", "Lo que falla en el pasillo falla en el parque."],
        ["Sécale las patas al entrar", "Ese minuto salva la alfombra."],
      ],
      mistakes: [
        ["Dejarlo todo para el sábado", "Un perro no puede guardarse el paseo."],
        ["Pasar de largo cada árbol", "Olfatear es el paseo. Dale tiempo."],
        ["Tirar de la correa", "Tira más. Párate, espera y sigue."],
        ["Lanzar la pelota una hora", "Lo acelera en vez de calmarlo."],
        ["Salir de casa sin paseo", "Diez minutos antes salvan los zapatos."],
      ],
    },
    fr: {
      moments: [
        "La laisse près de la porte",
        "Deux oreilles à la fenêtre",
        "La serviette mouillée dans l'entrée",
        "Une queue contre le canapé",
      ],
      habits: [
        ["Promène avant de nourrir", "Courir le ventre plein, ça passe mal."],
        ["Laisse le nez décider", "Renifler fatigue plus que courir."],
        ["Sors à la même heure", "S'il sait quand, il ne demande plus."],
        ["Croise les chiens en marchant", "Côte à côte, c'est plus facile que face à face."],
        ["Entraîne le rappel à la maison", "Raté dans l'entrée, raté au parc."],
        ["Essuie les pattes à la porte", "Cette minute sauve le tapis."],
      ],
      mistakes: [
        ["Tout garder pour samedi", "Un chien ne met pas sa promenade de côté."],
        ["Passer vite devant chaque arbre", "Renifler, c'est la promenade. Laisse-lui le temps."],
        ["Tirer sur la laisse", "Il tire plus fort. Arrête-toi, attends."],
        ["Lancer la balle une heure", "Ça l'excite au lieu de le calmer."],
        ["Partir sans une petite sortie", "Dix minutes avant sauvent les chaussures."],
      ],
    },
  },
};

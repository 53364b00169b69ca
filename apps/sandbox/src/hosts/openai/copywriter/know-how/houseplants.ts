import { houseplantsJokes } from "./jokes/houseplants.ts";
import { houseplantsTold } from "./told/houseplants.ts";
import type { Trade } from "./trade.ts";

export const houseplants: Trade = {
  about: "houseplant houseplants plants monstera zimmerpflanze zimmerpflanzen pflanzen planta plantas plante plantes",
  words:
    "leaf leaves pot pots soil watering light blatt blätter topf töpfe erde gießen maceta macetas hoja hojas tierra riego regar feuille feuilles terreau arroser",
  jokes: houseplantsJokes,
  told: houseplantsTold,
  advice: {
    en: {
      moments: ["The watering can in hand", "Back from vacation", "The pot on the windowsill", "A plant as a present"],
      habits: [
        ["Move it nearer the window", "What looks bright to you is dusk to a plant."],
        ["Feel the soil first", "Too much water kills more plants than thirst."],
        ["Empty the saucer", "Roots that stand in water rot."],
        ["Wipe the leaves", "Dust takes the light away."],
        ["Turn the pot every week", "Plants lean to the light and stay there."],
      ],
      mistakes: [
        ["Watering by the calendar", "Feel the soil. Thirst knows no weekday."],
        ["Leaving water in the saucer", "Wet roots rot. Pour it out."],
        ["Repotting into a huge pot", "One size up is enough. Spare soil stays wet."],
        ["Keeping it far from light", "A bright corner for you is dusk for a plant."],
        ["Feeding it in winter", "It rests. Wait for the first new leaf."],
      ],
    },
    de: {
      moments: [
        "Die Gießkanne in der Hand",
        "Zurück aus dem Urlaub",
        "Der Topf auf der Fensterbank",
        "Eine Pflanze als Geschenk",
      ],
      habits: [
        ["Näher ans Fenster rücken", "Was dir hell vorkommt, ist für sie Dämmerung."],
        ["Erst die Erde fühlen", "Zu viel Wasser schadet öfter als zu wenig."],
        ["Den Untersetzer leeren", "Wurzeln im Wasser faulen."],
        ["Die Blätter abwischen", "Staub nimmt ihnen das Licht."],
        ["Den Topf jede Woche drehen", "Pflanzen lehnen sich ins Licht und bleiben so."],
      ],
      mistakes: [
        ["Nach dem Kalender gießen", "Fühl die Erde. Durst kennt keinen Wochentag."],
        ["Wasser im Untersetzer lassen", "Nasse Wurzeln faulen. Gieß es weg."],
        ["Viel zu groß umtopfen", "Eine Größe mehr genügt. Zu viel Erde bleibt nass."],
        ["Zu weit weg vom Licht", "Eine helle Ecke ist für sie Dämmerung."],
        ["Im Winter düngen", "Sie ruht. Warte auf das erste neue Blatt."],
      ],
    },
    es: {
      moments: ["La regadera en la mano", "De vuelta de vacaciones", "La maceta en la ventana", "Una planta de regalo"],
      habits: [
        ["Acércala a la ventana", "Lo que ves claro, para ella es penumbra."],
        ["Toca primero la tierra", "El exceso de agua mata más que la sed."],
        ["Vacía el plato", "Las raíces en agua se pudren."],
        ["Limpia las hojas", "El polvo les quita luz."],
        ["Gira la maceta cada semana", "Si no, crece torcida hacia la luz."],
      ],
      mistakes: [
        ["Regar según el calendario", "Toca la tierra. La sed no sabe de días."],
        ["Dejar agua en el plato", "Las raíces mojadas se pudren. Vacíalo."],
        ["Usar una maceta enorme", "Basta una talla más. La tierra de sobra no seca."],
        ["Ponerla lejos de la luz", "Un rincón claro, para ella es penumbra."],
        ["Abonar en invierno", "Descansa. Espera a la primera hoja nueva."],
      ],
    },
    fr: {
      moments: ["L'arrosoir à la main", "De retour de vacances", "Le pot à la fenêtre", "Une plante en cadeau"],
      habits: [
        ["Rapproche-la de la fenêtre", "Un coin clair pour toi est l'ombre pour elle."],
        ["Touche d'abord la terre", "Trop d'eau tue plus souvent que la soif."],
        ["Vide la soucoupe", "Les racines dans l'eau pourrissent."],
        ["Essuie les feuilles", "La poussière leur prend la lumière."],
        ["Tourne le pot chaque semaine", "La plante penche vers la lumière et y reste."],
      ],
      mistakes: [
        ["Arroser selon le calendrier", "Touche la terre. La soif ignore les jours."],
        ["Laisser l'eau dans la soucoupe", "Les racines mouillées pourrissent. Vide-la."],
        ["Choisir un pot énorme", "Une taille de plus suffit. Trop de terre reste humide."],
        ["La placer loin du jour", "Un coin clair pour toi est l'ombre pour elle."],
        ["Nourrir la plante en hiver", "Elle se repose. Attends la première feuille."],
      ],
    },
  },
};

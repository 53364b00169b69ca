import { skinCareJokes } from "./jokes/skin-care.ts";
import { skinCareTold } from "./told/skin-care.ts";
import type { Trade } from "./trade.ts";

export const skinCare: Trade = {
  about: "skin haut piel peau",
  words:
    "serum cream moisturizer cleanser lotion squalane dry tight irritated perfume face creme reinigung trocken gesicht pflege sérum crema limpiador seca tirante cara crème nettoyant sèche visage",
  jokes: skinCareJokes,
  told: skinCareTold,
  advice: {
    en: {
      moments: [
        "In front of the bathroom mirror",
        "A heated office, dry air",
        "The towel still in hand",
        "Both hands on your cheeks",
      ],
      habits: [
        ["Change one product at a time", "Then you know which one did it."],
        ["Read the list of ingredients", "The first one is most of the bottle."],
        ["Test new things on your arm", "What stings there would sting on your face."],
        ["Wash with lukewarm water", "Hot water feels good and leaves the skin tight."],
        ["Pat, don't rub", "A towel that rubs undoes half the work."],
        ["Leave your skin damp", "A serum sinks in better that way."],
      ],
      mistakes: [
        ["Washing with hot water", "It strips your skin's own oil. Use lukewarm."],
        ["Turning the heating right up", "Dry air pulls water out of your skin."],
        ["Letting your skin dry first", "On damp skin, more water stays in."],
        ["Rubbing with the towel", "Pat instead. Rubbing irritates dry skin."],
        ["Buying perfumed creams", "Perfume often makes skin sting."],
      ],
    },
    de: {
      moments: [
        "Vor dem Badezimmerspiegel",
        "Heizungsluft im Büro",
        "Das Handtuch noch in der Hand",
        "Beide Hände an den Wangen",
      ],
      habits: [
        ["Immer nur ein Produkt wechseln", "Dann weißt du, welches es war."],
        ["Die Liste der Zutaten lesen", "Was vorn steht, ist das meiste in der Flasche."],
        ["Erst am Arm testen", "Was dort brennt, brennt auch im Gesicht."],
        ["Mit lauwarmem Wasser waschen", "Heiß tut gut und lässt die Haut spannen."],
        ["Tupfen, nicht reiben", "Ein Handtuch, das reibt, verdirbt die halbe Arbeit."],
        ["Die Haut feucht lassen", "So zieht ein Serum besser ein."],
      ],
      mistakes: [
        ["Zu heiß waschen", "Das nimmt der Haut ihr eigenes Fett. Lauwarm genügt."],
        ["Die Heizung voll aufdrehen", "Trockene Luft zieht Wasser aus der Haut."],
        ["Die Haut erst trocknen lassen", "Auf feuchter Haut bleibt mehr Wasser."],
        ["Mit dem Handtuch reiben", "Lieber tupfen. Gereizte Haut merkt sich alles."],
        ["Parfümierte Cremes kaufen", "Parfüm ist oft der Grund, wenn es brennt."],
      ],
    },
    es: {
      moments: [
        "Frente al espejo del baño",
        "La calefacción en la oficina",
        "La toalla aún en la mano",
        "Las manos en las mejillas",
      ],
      habits: [
        ["Cambia un producto cada vez", "Así sabes cuál ha sido."],
        ["Lee la lista de ingredientes", "Lo que va primero es casi todo el frasco."],
        ["Prueba lo nuevo en el brazo", "Lo que pica ahí pica en la cara."],
        ["Lávate con agua templada", "La caliente gusta, pero deja la piel tirante."],
        ["A toques, sin frotar", "Una toalla que frota deshace medio trabajo."],
        ["Deja la piel húmeda", "Lo que te pones se absorbe mejor."],
      ],
      mistakes: [
        ["Lavarse con agua caliente", "Se lleva la grasa de la piel. Mejor templada."],
        ["Subir la calefacción al máximo", "El aire seco le quita agua a la piel."],
        ["Dejar secar la piel antes", "En la piel húmeda se queda más agua."],
        ["Frotar con la toalla", "Mejor a toques. La piel irritada lo nota todo."],
        ["Comprar cremas con perfume", "El perfume suele estar detrás del picor."],
      ],
    },
    fr: {
      moments: [
        "Devant le miroir, au lavabo",
        "Le chauffage au bureau",
        "La serviette encore en main",
        "Les mains sur les joues",
      ],
      habits: [
        ["Change un produit à la fois", "Tu sais alors lequel a compté."],
        ["Lis la liste des ingrédients", "Le début, c'est presque tout le flacon."],
        ["Teste d'abord sur le bras", "Ce qui pique là pique aussi le visage."],
        ["Lave à l'eau tiède", "L'eau chaude fait du bien, puis la peau tire."],
        ["Tamponne au lieu de frotter", "Une serviette qui frotte défait la moitié du soin."],
        ["Applique sur peau humide", "La peau garde ainsi plus d'eau."],
      ],
      mistakes: [
        ["Se laver à l'eau chaude", "Elle emporte le gras de la peau. Préfère tiède."],
        ["Pousser le chauffage à fond", "L'air sec prend l'eau de la peau."],
        ["Attendre que la peau sèche", "Applique sur peau humide, pour garder l'eau."],
        ["Frotter avec la serviette", "Tamponne. Une peau irritée retient tout."],
        ["Acheter des crèmes parfumées", "Le parfum est souvent la cause des picotements."],
      ],
    },
  },
};

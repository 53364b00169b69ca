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
        ["Put it on damp skin", "Dry skin keeps more water when it starts with some."],
        ["Wash with lukewarm water", "Hot water feels good and leaves the skin tight."],
        ["Change one product at a time", "Then you know which one did it."],
        ["Pat it dry", "A towel that rubs undoes half the work."],
        ["Read the first five ingredients", "They make up most of what is in the bottle."],
        ["Test it on your arm", "What stings there would sting on your face."],
      ],
      mistakes: [
        ["Washing with hot water", "It takes the skin's own oil along. Use lukewarm."],
        ["Starting three products at once", "Then you never know which one helped."],
        ["Putting it on dry skin", "On damp skin, more of the water stays in."],
        ["Rubbing with the towel", "Pat instead. Irritated skin remembers everything."],
        ["Buying by the smell", "Perfume is a common reason for skin that stings."],
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
        ["Auf feuchte Haut auftragen", "So bleibt mehr Wasser in der Haut."],
        ["Mit lauwarmem Wasser waschen", "Heiß tut gut und lässt die Haut spannen."],
        ["Immer nur ein Produkt wechseln", "Dann weißt du, welches es war."],
        ["Trocken tupfen", "Ein Handtuch, das reibt, verdirbt die halbe Arbeit."],
        ["Die ersten fünf Zutaten lesen", "Daraus besteht das meiste in der Flasche."],
        ["Erst am Arm testen", "Was dort brennt, brennt auch im Gesicht."],
      ],
      mistakes: [
        ["Zu heiß waschen", "Das nimmt der Haut ihr eigenes Fett. Lauwarm genügt."],
        ["Drei Produkte zugleich beginnen", "Dann weißt du nie, welches geholfen hat."],
        ["Warten, bis die Haut trocken ist", "Trag es feucht auf, dann bleibt Wasser drin."],
        ["Mit dem Handtuch reiben", "Lieber tupfen. Gereizte Haut merkt sich alles."],
        ["Nach dem Duft kaufen", "Parfüm ist oft der Grund, wenn es brennt."],
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
        ["Aplícalo con la piel húmeda", "Así la piel conserva más agua."],
        ["Lávate con agua templada", "La caliente gusta, pero deja la piel tirante."],
        ["Cambia un producto cada vez", "Así sabes cuál ha sido."],
        ["Seca sin frotar", "Una toalla que frota deshace medio trabajo."],
        ["Lee los cinco primeros ingredientes", "Son casi todo lo que hay en el frasco."],
        ["Pruébalo antes en el brazo", "Lo que pica ahí pica en la cara."],
      ],
      mistakes: [
        ["Lavarse con agua caliente", "Se lleva la grasa de la piel. Mejor templada."],
        ["Empezar tres productos a la vez", "Así nunca sabes cuál ha funcionado."],
        ["Aplicarlo con la piel seca", "En húmedo se queda más agua en la piel."],
        ["Frotar con la toalla", "Mejor a toques. La piel irritada lo nota todo."],
        ["Comprar por el olor", "El perfume suele estar detrás del picor."],
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
        ["Applique sur peau humide", "La peau garde ainsi plus d'eau."],
        ["Lave à l'eau tiède", "L'eau chaude fait du bien, puis la peau tire."],
        ["Change un produit à la fois", "Tu sais alors lequel a compté."],
        ["Tamponne au lieu de frotter", "Une serviette qui frotte défait la moitié du soin."],
        ["Lis les cinq premiers ingrédients", "C'est presque tout ce qu'il y a dedans."],
        ["Teste d'abord sur le bras", "Ce qui pique là pique aussi le visage."],
      ],
      mistakes: [
        ["Se laver à l'eau chaude", "Elle emporte le gras de la peau. Préfère tiède."],
        ["Commencer trois produits ensemble", "Tu ne sauras jamais lequel a aidé."],
        ["Attendre que la peau sèche", "Applique sur peau humide, pour garder l'eau."],
        ["Frotter avec la serviette", "Tamponne. Une peau irritée retient tout."],
        ["Acheter à l'odeur", "Le parfum est souvent la cause des picotements."],
      ],
    },
  },
};

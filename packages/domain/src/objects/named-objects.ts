import { withoutFalseFriends } from "./false-friends.ts";

/**
 * The words by which an object is recognized, in English, German and Spanish, without accents. What is meant by a longer
 * phrase comes first: a phone case is no phone, a bookshelf no book.
 */
const WORDS = [
  ["foot", /(?:black |big |ten )?toenails?|zehennagel|(?:mis |diez |mis diez )unas|unas negras|ongles/],
  ["plaster", /plasters?|band-?aids?|bandages?|blisters?|(?:blasen|heft)pflaster|tiritas?|pansements?/],
  ["bus", /bus(?:es)?|autobus(?:es)?|busse/],
  ["trousers", /trousers|jeans|hosen|[a-z]+hose|pantalon(?:es|s)?/],
  ["coat", /coats?|mantel|abrigos?|manteaux?/],
  ["rug", /rugs?|carpets?|teppiche?n?|alfombras?|tapis/],
  [
    "hairball",
    /hair ?balls?|furballs?|(?:cat|dog) hairs?|haarballen|(?:katzen|hunde)haare?|bolas? de pelo|pelos? de (?:gato|perro)|boules? de poils|poils? de (?:chat|chien)/,
  ],
  ["lint roller", /lint rollers?|fusselrollen?|(?:rodillos?|rollos?)(?: quitapelusas)?|rouleaux?/],
  ["shed", /(?:the|a|my|our|your|garden|tool) sheds?|gartenhaus|schuppen|cobertizos?|abris?(?: de jardin)?/],
  ["plank", /planks?|bretter|ein brett|una tabla|une planche|planches/],
  ["mirror", /mirrors?|spiegel|espejos?|miroirs?/],
  ["boat", /boats?|boote|(?:das|dem|im|ein|mein|unser|kein) boot|barcas?|barques?/],
  ["headphones", /headphones?|earphones?|headset|kopfhorer|auriculares|cascos/],
  [
    "laptop",
    /(?:every |all |open )tabs?|laptops?|computers?|macbook|notebook pc|desktop|monitor|rechner|ordenador(?:es)?|(?:un|el|mi|tu|su|del|al) portatil|(?:los|mis|tus|sus|unos) portatiles/,
  ],
  ["tablet", /tablets?|ipads?/],
  [
    "phone",
    /phones?|smartphones?|iphones?|mobile|app screen|screenshots?|handys?|telefone?n?|bildschirm|telephones?|telefonos?|moviles?|movil|pantallas?|celular/,
  ],
  [
    "watch",
    /(?:wrist|smart)?watch(?:es)?(?! (?:this|that|how|what|it|me|us|out|until|for|the))|armbanduhr(?:en)?|smartwatch|reloj de pulsera/,
  ],
  ["clock", /clocks?|alarm clock|timer|stopwatch|uhr(?:en)?|wecker|stoppuhr|reloj(?:es)?|despertador|cronometro/],
  ["camera", /(?<!(?:into|at|facing|to|towards) the )cameras?|(?<!die )kameras?|(?<!la )camaras?/],
  [
    "shoe",
    /shoes?|sneakers?|trainers?|(?:hiking|leather|winter|ankle|football|ski) boots?|running shoes?|[a-z]*schuhe?n?|zapatos?|zapatillas?/,
  ],
  [
    "boots",
    /(?:rubber |rain )?boots?|wellies|mud(?! mask)|muddy|[a-z]*stiefel|matsch|schlamm|botas?(?: de agua)?|barro|bottes?(?: de pluie)?|boue/,
  ],
  ["backpack", /backpacks?|rucksack|rucksacke|mochilas?/],
  ["bag", /(?:hand|tote )?bags?|purses?|handbags?|[a-z]*taschen?|beutel|bolsos?|bolsas?/],
  ["mug", /mugs?|cups?|coffees?|teas?|espresso|[a-z]*tassen?|tasses?|[a-z]*becher|kaffee|tee|tazas?|cafe/],
  [
    "jar",
    /jars?|creams?|powder|honey|jam|candle jar|glaser|tiegel|dosen?|[a-z]*cremes?|pulver|honig|tarros?|frascos?|crema|en polvo|miel|botes?/,
  ],
  ["tube", /tubes?|toothpaste|sunscreen|lotion|tuben?|zahnpasta|sonnencreme|tubos?|dentifrico/],
  ["dropper", /droppers?|(?:face |night |hair |skin )?serums?|pipettes?|face oil|essential oils?|gesichtsol|sueros?/],
  ["bottle", /bottles?|flask|shampoo|perfume|wine|[a-z]*flaschen?|parfum|wein|botellas?|flacons?|champu|vino|perfume/],
  ["candle", /candles?|[a-z]*kerzen?|velas?/],
  ["plate", /plates?|meals?|dish(?:es)?|dinner|lunch|food|teller|essen|mahlzeit|gericht|platos?|comida|cena/],
  ["bowl", /bowls?|salad|soup|cereal|schusseln?|schale|salat|suppe|cuencos?|ensalada|sopa/],
  ["pan", /(?:frying )?pans?|skillet|stove|pot|[a-z]*pfannen?|topf|herd|sarten(?:es)?|ollas?/],
  [
    "bread",
    /breads?|loaf|loaves|sourdough|baguettes?|croissants?|bakery|bakeries|bakers?|[a-z]*brote?|(?:[a-z]*-)?brotchen|backerei(?:en)?|hogazas?|panaderias?|barras? de pan|(?:el|un|tu|mi|su|del|buen) pan(?! (?:lid|handle))|pan (?:de|casero|artesano|recien|integral|duro)|boulangeries?/,
  ],
  ["apple", /apples?|fruits?|apfel|obst|manzanas?|frutas?/],
  ["cutlery", /spoons?|forks?|cutlery|cuilleres?|loffel|gabeln?|besteck|cucharas?|cubiertos/],
  [
    "plant",
    /(?:house|pot )?plants?|leaves|herbs?|flower ?pots?|(?:flower|raised|vegetable|garden) beds?|flowers?|seedlings?|[a-z]*pflanzen?|blumen?|krauter|plantas?|macetas?|flores|hierbas/,
  ],
  ["lamp", /lamps?|light bulb|[a-z]*lampen?|gluhbirne|lamparas?|bombilla/],
  [
    "bed",
    /beds?|mattress(?:es)?|pillows?|sleep(?:er|ing)?|duvet|bett(?:en)?|matratzen?|kissen|decke|schlaf|camas?|colchon|almohadas?|sabanas?/,
  ],
  ["chair", /chairs?|armchairs?|seat|[a-z]*stuhle?|sessel|sillas?|sillon(?:es)?/],
  ["sofa", /sofas?|couch(?:es)?|canapes?/],
  [
    "parcel",
    /(?:shoe ?)?box(?:es)?|parcels?|packages?|packaging|delivery|shipment|[a-z]*kartons?|cartons?|pakete?|[a-z]*schachteln?|lieferung|cajas?(?: de zapatos)?|paquetes?|envio/,
  ],
  [
    "receipt",
    /receipts?|invoices?|bills?|paperwork|papierkram|papeleo|time ?sheets?|[a-z]*zettel|[a-z]*rechnung(?:en)?|belege?|quittung(?:en)?|kassenbon|recibos?|facturas?|tickets?/,
  ],
  ["folder", /folders?|(?:akten|sammel)?mappen?|aktenordner|carpetas?|pochettes?/],
  ["card", /(?:credit |gift |business |bank )?cards?|[a-z]*karten?|tarjetas?/],
  [
    "calendar",
    /calendars?|(?:big|grandes|grosse) plan[aes]*|grands projets|planner|schedule|deadline|kalender|termine?|calendarios?|agenda|calendriers?/,
  ],
  [
    "notebook",
    /notebooks?|journals?|diary|notepads?|to-?do lists?|notizbuch|notizbucher|tagebuch|cuadernos?|libretas?|diario/,
  ],
  [
    "book",
    /books?(?! (?:online|now|an?|your|it)\b)|novel|guidebook|manual|(?:language|english|spanish|french|german|italian) (?:class(?:es)?|courses?|lessons?|school)|buch|bucher|vokabeln?|(?:sprach|spanisch|englisch|deutsch|franzosisch|italienisch)(?:kurse?n?|schulen?|unterricht)|libros?|(?:cursos?|clases?) de (?:idiomas?|ingles|aleman|frances|espanol)|escuela de idiomas/,
  ],
  ["pen", /pens?|pencils?|stylus|stifte?|kugelschreiber|bleistifte?|boligrafos?|lapiz|lapices/],
  ["coin", /coins?|money|cash|savings|price tag|munzen?|geld|bargeld|monedas?|dinero|ahorros/],
  ["key", /keys?(?! (?:to|is|part|point|feature|ingredient))|[a-z]*schlussel|llaves?/],
  ["glasses", /glasses|sunglasses|spectacles|[a-z]*brillen?|gafas|lentes/],
  [
    "shirt",
    /shirts?|t-?shirts?|hoodies?|sweaters?|jackets?|clothes|(?:graphic|cotton|organic|oversized) tees?|hemd(?:en)?|pullover|jacken?|kleidung|camisas?|camisetas?|sudaderas?|ropa|vetements?/,
  ],
  ["heart", /hearts?|herz(?:en)?|corazon(?:es)?/],
  [
    "bicycle",
    /bicycles?|bikes?|cycling|(?:fahr|leih|renn|lasten)rad(?:er)?(?:werkstatt|laden)?|radwerkstatt|rad|bicicletas?|bicis?/,
  ],
  ["car", /cars?|vehicles?|vans?|autos?|wagen|coches?|carros?/],
  [
    "solar panel",
    /solar (?:panels?|power|roofs?|systems?|energy)|photovoltaics?|[a-z]*solar(?:anlagen?|module?|panele?|strom)|photovoltaik|(?:paneles?|placas?) solares?|fotovoltaicas?|panneaux solaires/,
  ],
  [
    "house",
    /houses?|buildings?(?! (?:it|a|an|the|your|on|up)(?![a-z]))|cottage|haus|hauser|gebaude|(?<!en )casas?|edificio/,
  ],
  ["tree", /trees?|forest|baume?|wald|arbol(?:es)?|bosque/],
  ["dog", /dogs?|puppy|puppies|hunde?n?|welpe|perros?|cachorros?/],
  ["cat", /cats?|kittens?|katzen?|gatos?|gatas?/],
  [
    "brush",
    /(?:hair|pet|cat|dog|tooth)?brush(?:es)?|combs?|[a-z]*burste(?:n)?|kamm|cepillos?(?! de dientes)|peines?|brosses?/,
  ],
  [
    "brick",
    /bricks?|paving(?: stones?)?|pavers?|(?:garden |brick )paths?|cobbles?|ziegel(?:steine?)?|(?!blasen|heft)[a-z]*pflaster|ladrillos?|adoquin(?:es)?/,
  ],
  ["grinder", /(?:coffee )?grinders?|grind(?:ing)?|[a-z]*muhlen?|mahlen|molinillos?|moler|muele|moulins?|moudre|mouds/],
  [
    "beans",
    /(?:coffee )?beans?|roast dates?|[a-z]*bohnen?|rostdatum|granos?|fecha de tueste|grains(?: de cafe)?|date de torrefaction/,
  ],
  [
    "kettle",
    /kettles?|(?:full |rolling )boil|boiling water|wasserkocher|kochende[ms]? wasser|wasser kocht|hervidor(?:es)?|agua hirviendo|bouilloires?|eau bouillante/,
  ],
  ["fridge", /fridges?|refrigerators?|freezers?|kuhlschranke?|neveras?|frigorificos?|frigos?|refrigerateurs?/],
  [
    "scale",
    /(?<!(?:at|to) )(?:kitchen |bathroom )?scales?(?! (?:up|with|to|your))|weigh(?:ing)? it|(?!wasser)[a-z]*waagen?|abwiegen|basculas?|pesalo|pese-le|la balance/,
  ],
  ["filter", /paper filters?|filter papers?|drippers?|papierfilter|filtros? de papel|filtres? en papier/],
  [
    "watering can",
    /watering(?: cans?)?|overwatering|gie(?:ß|ss)kannen?|gie(?:ß|ss)en|regaderas?|regar|riega|arrosoirs?|arroser|arrose/,
  ],
  ["spade", /spades?|shovels?|dig(?:ging)?|topsoil|spaten|schaufeln?|graben|palas?|cavar?|pelles?|creuser?/],
  ["wheelbarrow", /wheelbarrows?|schubkarren?|carretillas?|brouettes?/],
  ["towel", /[a-z]*towels?|hand(?:tuch|tucher)|toallas?|serviettes?/],
  [
    "tap",
    /(?:hot|lukewarm|warm|cold) water|water taps?|faucets?|wasserhahn|lauwarme[ms]? wasser|grifos?|agua (?:caliente|templada)|robinets?|eau (?:chaude|tiede)/,
  ],
  ["spirit level", /spirit levels?|dead level|wasserwaagen?|eben bauen|nivel de burbuja|niveau a bulle/],
  ["sock", /socks?|socken?|calcetin(?:es)?|chaussettes?/],
  ["scissors", /scissors|trimming|scheren?|docht kurzen|tijeras|recortar|ciseaux/],
  [
    "envelope",
    /envelopes?|e-?mails?|inbox(?:es)?|briefe?|umschlage?|postfach|sobres|correos?|boite mail|enveloppes?|lettres?/,
  ],
  ["hand", /hands?|palms?|fingers?|hande|finger|manos?|dedos?/],
  [
    "person",
    /persons?|people|woman|women|(?:a|the|young|old) man|men|girl|boy|child|kids?|parents?|mother|father|founder|speaker|presenter|customer|runner|face|reaction|selfie|portrait of|frau(?:en)?|mann|manner|kinder|eltern|menschen?|grunder(?:in)?|gesicht|personas?|mujer(?:es)?|hombres?|ninos?|padres|fundador(?:a)?/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** The name of an object that we can draw. */
export type ObjectName = (typeof WORDS)[number][0];

const names: ReadonlySet<string> = new Set(WORDS.map(([name]) => name));

/** Whether a stored name is one of an object that we can draw. */
export const isObjectName = (name: string | undefined): name is ObjectName => name !== undefined && names.has(name);

/** A text in lower case, without the marks over its letters. */
export const unaccented = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** A word between two that are capitalized, too, is part of a name: "Kiln House Blend" is no house. */
const INSIDE_NAME = /(?<=\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll})/gu;

/** A color that is named right before a thing, or after it, in English, German, Spanish and French. */
const COLORS = [
  ["#1d1c1a", "black", /black|schwarze[nmrs]?|negr[oa]s?|noire?s?/],
  ["#fbfaf5", "white", /white|weiße[nmrs]?|blanc[oa]s?|blanc(?:he)?s?/],
  ["#dcc9a6", "beige", /beige[rs]?/],
  ["#c23a2e", "red", /red|rote[nmrs]?|roj[oa]s?|rouges?/],
  ["#2f5fa0", "blue", /blue|blaue[nmrs]?|azul(?:es)?|bleue?s?/],
  ["#8b8f94", "gray", /gr[ae]y|graue[nmrs]?|gris(?:es)?/],
] as const;

/** An object that a text names, and the color that it gives it, as `#rrggbb` and in English. */
export type NamedThing = { name: ObjectName; color?: string; colorName?: string };

/** At most three objects that a text names, in its order; none for a text that names nothing that can be drawn. */
export const namedObjects = (text: string): ObjectName[] => namedThings(text).map(({ name }) => name);

/** The same with the colors that the text gives them: "black toenails", "ropa beige". */
export function namedThings(text: string): NamedThing[] {
  const words = withoutFalseFriends(unaccented(text.replaceAll("*", "").replaceAll(INSIDE_NAME, "")));
  const found = WORDS.flatMap(([name, pattern]) => {
    const at = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, "u").exec(words);
    return at ? [{ name, at: at.index, length: at[0].length }] : [];
  });
  const separate = found.filter(
    (one) => !found.some((other) => other !== one && other.length > one.length && isWithin(one, other)),
  );
  return separate
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 3)
    .map(({ name, at, length }) => {
      const given = colorAt(words, at, at + length);
      return { name, ...(given && { color: given[0], colorName: given[1] }) };
    });
}

function colorAt(words: string, from: number, to: number): (typeof COLORS)[number] | undefined {
  const [before, own, after] = [words.slice(0, from), words.slice(from, to), words.slice(to)];
  return COLORS.find(([, , { source }]) => {
    const is = (pattern: string, text: string) => new RegExp(pattern, "u").test(text);
    return (
      is(`(?<!\\p{L})(?:${source}) $`, before) || is(`^(?:${source}) `, own) || is(`^ (?:${source})(?!\\p{L})`, after)
    );
  });
}

type Place = { at: number; length: number };
const isWithin = (one: Place, other: Place) => one.at >= other.at && one.at + one.length <= other.at + other.length;

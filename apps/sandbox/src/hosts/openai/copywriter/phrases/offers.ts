/** What a business sells: work that is ordered, an app that is begun with, or goods that are bought. */
export type Offer = "work" | "app" | "goods";

const WORK =
  /^(?:we|wir|nosotr[oa]s|nous)\s|^(?:hacemos|reparamos|montamos|limpiamos|damos|organizamos|instalamos)(?!\p{L})/iu;
/** What is work by its name: courses, repairs, what a crew does. */
const SERVICE =
  /(?<!\p{L})(?:classes|lessons|workshop|repairs?|installed|our own crew|\p{Ll}*kurse?|unterricht|\p{Ll}*werkstatt|taller|clases|cursos?|academia|cours|école|garage)(?!\p{L})/iu;
const PER_UNIT =
  /\b(?:per|pro|por|le|la|l['’])\s?(?:met(?:re|er)|hour|session|visit|stunde|termin|hora|sesión|metro|heure|séance|mètre)/iu;
const APP = /(?<!\p{L})(?:app|apps|software|tool|aplicación|application|logiciel)(?!\p{L})/iu;

/** "From £95 per metre": nobody buys that with a tap. */
export const isMadeToOrder = ({ price }: { price: string | null }): boolean => TO_ORDER.test(price ?? "");
const TO_ORDER =
  /^(?:from|ab|desde|à partir)(?!\p{L})|(?<!\p{L})(?:per|pro|por|par) (?:metre|meter|hour|visit|room|lesson|stunde|meter|besuch|zimmer|hora|metro|visita|heure|mètre|visite)/iu;

/** What a brief sells, by how it speaks: "we lay", "£95 per metre", "an app". */
export function offerOf(description: string, price: string | null): Offer {
  if (APP.test(description)) return "app";
  const isWork = WORK.test(description) || SERVICE.test(description);
  return isWork || PER_UNIT.test(price ?? "") || isMadeToOrder({ price }) ? "work" : "goods";
}

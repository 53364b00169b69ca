import { spanishChecks } from "./checks.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What Spanish tells a reader to do, and not to do. */
export const spanishAdvice: Pick<
  Phrasebook,
  "checks" | "here" | "habits" | "ownHabits" | "ours" | "lookFor" | "mistakes" | "ownMistakes"
> = {
  checks: spanishChecks,
  here: "Aquí: {x}",
  habits: [
    ["Pregunta a quien ya lo tiene", "{By} dice: «{q}.»", "Pregunta a quien lo tiene: «{q}»"],
    ["Apunta cuándo pasa", "{L}: anota el día y qué hubo antes.", "Apunta cada vez que pasa: {l}"],
    ["Ten claro lo que buscas", "{G}. Lo demás son detalles.", "Ten claro lo que buscas: {g}"],
    ["Dale una semana", "Un día dice poco. Una semana entera dice mucho."],
    ["Cambia una sola cosa cada vez", "Si cambias dos, nunca sabes cuál ha funcionado."],
    ["Dale una hora fija", "Lo que tiene su hora se hace. Lo demás espera."],
    ["Empieza con menos de lo previsto", "Cinco minutos constantes valen más que un gran plan."],
    ["Ten a la vista lo que usas", "Lo que está al fondo de un cajón no se usa."],
    ["Haz balance una vez por semana", "Quédate con lo que ha funcionado y deja una cosa."],
    ["Apunta lo que has probado", "Tres palabras bastan para acordarse."],
  ],
  ownHabits: [
    ["Pregunta antes de comprar", "«¿{X}?» Si la respuesta es no, sigue buscando.", "Pregunta antes de comprar: ¿{x}?"],
    ["Ten claro lo que pagas", "{X}. Eso queda cuando el precio se olvida.", "Ten claro lo que pagas: {x}"],
    ["Pon una cosa en tu lista", "{X}. Sin eso, sigue buscando.", "Pon esto en tu lista: {x}"],
    ["Comprueba una cosa primero", "{X}. Lo demás viene después.", "Comprueba primero: {x}"],
  ],
  ours: [
    ["Elige {n}", "{P}."],
    ["Elige {n}", "{P}. {O}."],
  ],
  lookFor: { points: ["Fíjate en esto: {x}", "Comprueba: {x}"], gain: "El resultado: {x}" },
  mistakes: [
    ["Acostumbrarse", "{L}: pronto ni se nota, y ahí se queda.", "Acostumbrarse: {l}"],
    ["Creer la excusa de siempre", "«{Doubt}.» Míralo bien antes de creerlo."],
    ["Apañarse como sea", "{M}: así no se acaba nunca.", "Apañarse como sea: {m}"],
    ["Rendirse al primer intento", "Un mal día dice poco de una buena semana."],
    ["Cambiarlo todo a la vez", "Así nunca sabes qué ha funcionado."],
    ["Esperar el momento perfecto", "Casi nunca llega solo. Hoy es buen día."],
    ["No apuntar nunca lo que funciona", "Tres palabras bastan para acordarse."],
  ],
  ownMistakes: [
    ["Saltarse los detalles", "Vale la pena mirarlo: {x}.", "Saltarse los detalles: {x}"],
    ["Comparar solo precios", "{X}: eso no lo dice el precio.", "Mirar el precio y no esto: {x}"],
  ],
};

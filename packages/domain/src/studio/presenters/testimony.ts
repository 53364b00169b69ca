/**
 * What only a person could say who has used the product: "I have used it for weeks", "my skin cleared up", "changed my
 * life". A generated presenter must not: it would be a testimonial by a person who does not exist. Words by language;
 * a claim in another one is not found. Source: ADR 71; 16 CFR 465.2; UCPD annex I no. 23b and 23c.
 */
const testimonies: readonly RegExp[] = [
  // English: experience in the first person.
  /\b(i|we)(['’]ve| have|['’]d| had)?( (just|finally|only|already|personally|honestly|actually|never|always|also|really|been))* (used|using|tried|trying|tested|testing|bought|ordered|switched|swapped|owned|wore|worn|swear by|recommend)\b/iu,
  /\b(i|we) (use|wear|take|drink|eat|apply|drive|ride|sleep on|cook with) (it|this|them|these|mine|ours) (every|each|daily|all the time|for)\b/iu,
  /\b(it|this|that|they) (has |have |totally |completely |really |literally )*(changed|saved|fixed|cleared|transformed|healed|cured|helped) (me|my|us|our)\b/iu,
  /\bmy (own )?(skin|hair|sleep|back|knees?|feet|face|energy|weight|revenue|sales|invoices?|bills?|dog|cat|kids?|results?)\b[^.!?]{0,40}\b(has|have|had|is|are|was|were|got|feels?|felt|looks?|looked|went|cleared|improved|dropped|doubled)\b/iu,
  /\b(works?|worked) for (me|us)\b/iu,
  /\b(i|we) (lost|gained|saved|earned|made|slept|grew|cut) (?=[^.!?]{0,30}(\d|kilos?|pounds?|hours?|dollars?|euros?|weeks?|days?|months?))/iu,
  /\bas a (customer|user|client|buyer|patient)\b/iu,
  /\b(i|we) (almost |nearly )?(gave up|told everyone|put off|wanted to (dislike|hate|like|love))\b/iu,
  /\b(i|we) gave\b[^.!?]{0,40}\b(try|go|chance|shot)\b/iu,
  /\b(my|our) (worst|best|first|hardest) (day|night|week|month|year)\b/iu,
  /\bwhen (i|we) (finally|first)\b/iu,
  // German.
  /\b(ich|wir) (habe|haben|hab)\b[^.!?]{0,40}\b(benutzt|genutzt|verwendet|probiert|ausprobiert|getestet|gekauft|bestellt|gewechselt|abgenommen|gespart)\b/iu,
  /\b(ich|wir) (nutze|nutzen|benutze|benutzen|verwende|verwenden|trage|tragen|nehme|nehmen|teste|testen)\b[^.!?]{0,30}\b(seit|täglich|jeden|jede)\b/iu,
  /\b(hat|haben) (mir|mich|uns|mein|meine|meinen|unser|unsere)\b[^.!?]{0,40}\b(geholfen|verändert|gerettet|geheilt)\b/iu,
  /\bbei (mir|uns) (hat|wirkt|funktioniert)\b/iu,
  // Spanish.
  /\b(he|hemos|llevo|llevamos)\b[^.!?]{0,25}\b(usado|usando|probado|probando|comprado|pedido|utilizado|utilizando)\b/iu,
  /\bme (ha|han) (cambiado|ayudado|salvado|funcionado)\b/iu,
  /\ba mí me (funciona|funcionó|ha funcionado)\b/iu,
  // French.
  /\b(j['’]ai|nous avons|on a)\b[^.!?]{0,25}\b(utilisé|essayé|testé|acheté|commandé|adopté)(?!\p{L})/iu,
  /\b(j['’]utilise|je porte|je prends)\b[^.!?]{0,30}\b(depuis|chaque|tous les)(?!\p{L})/iu,
  /\b(m['’]a|m['’]ont) (changé|aidé|sauvé)(?!\p{L})/iu,
];

/** The first words in a text that testify; null if there are none. */
export function testimonyIn(text: string): string | null {
  const plain = text.replaceAll("*", "");
  const found = testimonies.flatMap((it) => it.exec(plain)?.[0] ?? []);
  return found[0]?.trim() ?? null;
}

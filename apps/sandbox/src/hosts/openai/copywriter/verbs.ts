/** Verbs at the beginning of a wish or a complaint. */
const VERBS = new Set(
  `accept achieve add adapt age assemble blend brew carve cover craft deal dispatch embroider engrave ferment fold forge frame freeze grind harvest hem heal host iron knit mend mill mix mould offer polish pour press print produce provide recycle rent restore roast seal season sew sketch slice smoke soften spin stitch supply tailor tune weave weigh wrap
achieve accept answer ask attract automate avoid bake balance be beat become begin book boost break breathe bring browse budget build burn buy
calm care carry catch change chase check choose clean clear close collect combine compare complete connect control convert cook cope create cut
deal decide deliver design develop discover ditch do double drag draw drink drive drop earn eat edit eliminate end enjoy escape expand explain explore
face fail feel fight file fill find finish fit fix fly follow forget free gain gather get give go grab grow guess handle have hear help hire hit hold hope
improve increase invoice juggle jump keep kill know land launch lead learn leave let lift like listen live look lose love lower maintain make manage master
measure meet miss move need notice open order organise organize outgrow own pack paint panic pay pick plan play post practise prepare prevent protect prove publish pull push
put quit raise ramble reach read rebuild recover reduce relax remember remove repair repeat replace reply rest run rush save scale schedule scroll search see sell send share ship shoot
show shrink sing sink sit skip sleep smell smile snack sound speak spend spot stand start stay stop store stress stretch struggle study succeed suffer support
survive swap switch take talk taste teach tell test think throw track trade train transform travel treat try turn understand unlock upgrade use visit wait wake walk want
warm wash waste watch wear win wish wonder work worry write`.split(/\s+/),
);

/** Words in -ing that are nouns, not activities. */
const THINGS_IN_ING = new Set(
  "accounting anything building clothing evening everything king marketing meeting morning nothing pricing ring something spring string thing wedding".split(
    " ",
  ),
);

export const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase());

export const isGerund = (word: string): boolean =>
  /[a-z]{2,}ing$/.test(word.toLowerCase()) && !THINGS_IN_ING.has(word.toLowerCase());

/** lose → losing, get → getting, try → trying. */
export function gerundOf(verb: string): string {
  const it = verb.toLowerCase();
  if (it === "be" || it === "see") return `${it}ing`;
  if (it.endsWith("ie")) return `${it.slice(0, -2)}ying`;
  if (/[^aeiouy]e$/.test(it) || /(u|v)e$/.test(it)) return `${it.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdglmnprt]$/.test(it) && !DOUBLE_NOT.has(it)) return `${it}${it.at(-1)}ing`;
  return `${it}ing`;
}

const DOUBLE_NOT = new Set(["eat", "open", "answer", "order", "offer"]);

/** Turns -> turn, tries -> try. Null if the word is not a verb in the third person. */
export function baseOfThirdPerson(word: string): string | null {
  const it = word.toLowerCase();
  const candidates = [it.replace(/s$/, ""), it.replace(/es$/, ""), it.replace(/ies$/, "y")];
  return it.endsWith("s") ? (candidates.find((candidate) => candidate !== it && isVerb(candidate)) ?? null) : null;
}

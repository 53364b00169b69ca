/**
 * The company behind this product, for legal pages, mail links and dialogs. It is invented: a deployment puts its own
 * facts here, and nowhere else. The spec leaves the support address open (§9, Support).
 */
export const operator = {
  name: "Vignette",
  owner: "Vignette Labs GmbH",
  street: "Musterstraße 1",
  city: "10115 Berlin",
  /** ISO 3166-1 code; pages name the country in their language. */
  countryCode: "DE",
  supportEmail: "support@vignette.example",
  privacyEmail: "privacy@vignette.example",
  site: "https://vignette.app",
  represented: "Mara Muster, managing director",
  register: "Amtsgericht Musterstadt, HRB 000000",
  vat: "DE000000000",
  /** The city of the courts; pages add the country in their language. */
  court: "Berlin",
} as const;

/** The authority that supervises the company's data protection, as each language of the privacy policy names it. */
export const authority = {
  en: "the Berlin Commissioner for Data Protection and Freedom of Information",
  de: "die Berliner Beauftragte für Datenschutz und Informationsfreiheit",
  es: "la Comisionada de Berlín para la Protección de Datos y la Libertad de Información",
  fr: "la Commissaire de Berlin à la protection des données et à la liberté d’information",
  "pt-BR": "a Comissária de Berlim para Proteção de Dados e Liberdade de Informação",
  ja: "ベルリン州データ保護・情報自由監察官",
} as const;

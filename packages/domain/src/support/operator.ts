/**
 * Who runs this product, for legal pages, mail links and dialogs. An invented operator: whoever deploys this puts
 * their own facts here, and nowhere else. The spec leaves the support address open (§9, Support).
 */
export const operator = {
  name: "Vignette",
  owner: "Vignette Labs GmbH",
  street: "Musterstraße 1",
  city: "10115 Berlin",
  country: "Germany",
  supportEmail: "support@vignette.example",
  site: "https://vignette.app",
} as const;

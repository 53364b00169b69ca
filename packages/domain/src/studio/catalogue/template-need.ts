/**
 * What a look cannot do without: a customer's review with its source, a screenshot, three photos, or any picture of the
 * product.
 */
export type TemplateNeed = "review" | "screenshot" | "photos" | "picture";

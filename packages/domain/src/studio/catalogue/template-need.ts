/**
 * What a look cannot do without: a customer's review with its source, a screenshot, three photos, any picture of the
 * product that shows a thing, or three figures.
 */
export type TemplateNeed = "review" | "screenshot" | "photos" | "picture" | "figures";

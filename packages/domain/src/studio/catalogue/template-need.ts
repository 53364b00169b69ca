/**
 * What a look cannot do without: a customer's review with its source, a screenshot, three photos, any photo or clip of the
 * product, a picture of it that shows a thing, three figures, hands in a clip where there are photos, a photo of the time before where there
 * are photos, or the time that a task takes as usual and with the product.
 */
export type TemplateNeed =
  | "review"
  | "screenshot"
  | "photos"
  | "picture"
  | "figures"
  | "times"
  | "hands"
  | "before"
  | "shown";

const START = "layers.";

/** The field of a finding in a text that was added on the canvas. */
export const fieldOfLayer = (id: string): string => `${START}${id}`;

/** The layer whose text a field is; null if it is another field. */
export const layerOfField = (field: string): string | null =>
  field.startsWith(START) ? field.slice(START.length) : null;

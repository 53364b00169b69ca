import { type StoredValue, storedValue } from "./stored-value.ts";

/** The id of the product that was chosen last in a project, in this browser; null stands for the newest. */
export const chosenProduct = ofProject("product:");

/** The id of the product that a page of the project showed last: what a first screen asks for before the products are known. */
export const shownProduct = ofProject("shown-product:");

function ofProject(prefix: string): (projectId: string) => StoredValue {
  const values = new Map<string, StoredValue>();
  return (projectId) => {
    const value = values.get(projectId) ?? storedValue(`${prefix}${projectId}`);
    values.set(projectId, value);
    return value;
  };
}

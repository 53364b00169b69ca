/** Names of the operator's facts that are still those of the invented company. */
export const inventedFacts = (operator: Readonly<Record<string, string>>): string[] =>
  Object.entries(operator).flatMap(([name, value]) => (/Muster|\.example\b|0{6}/.test(value) ? [name] : []));

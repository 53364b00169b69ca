/**
 * A comparison for `memo`: props are equal if everything but their callbacks is. The callbacks read the latest draft
 * when they run, so an older one does the same. `byValue` names props that are new objects on every render; they are
 * compared as JSON.
 */
export function equalIgnoringCallbacks<Props extends object>(byValue: readonly (keyof Props)[] = []) {
  return (before: Props, after: Props): boolean =>
    (Object.keys(after) as (keyof Props)[]).every((name) => {
      if (typeof after[name] === "function") return true;
      if (byValue.includes(name)) return JSON.stringify(before[name]) === JSON.stringify(after[name]);
      return Object.is(before[name], after[name]);
    });
}

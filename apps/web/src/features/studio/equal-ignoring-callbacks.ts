/**
 * Whether a component would be drawn the same: everything but what a hand can do with it. For `memo`, where acts read the
 * latest words when they are done, so that an older one does the same. `byValue` names props that are made anew each time.
 */
export function equalIgnoringCallbacks<Props extends object>(byValue: readonly (keyof Props)[] = []) {
  return (before: Props, after: Props): boolean =>
    (Object.keys(after) as (keyof Props)[]).every((name) => {
      if (typeof after[name] === "function") return true;
      if (byValue.includes(name)) return JSON.stringify(before[name]) === JSON.stringify(after[name]);
      return Object.is(before[name], after[name]);
    });
}

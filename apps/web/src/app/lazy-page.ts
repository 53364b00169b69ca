import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Screen } from "./screen.ts";

/**
 * A component of a screen, loaded when it is first rendered, and rendered at once where its code is there: for a promise React
 * shows a placeholder, even if it is fulfilled, and keeps it for 300 ms. Source: ADR 156
 */
export const lazyPage = <Module, Props extends object>(
  load: Screen<Module>,
  of: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => {
    const module = load.loaded();
    return module === null ? load().then((it) => ({ default: of(it) })) : atOnce({ default: of(module) });
  });

/** A thenable that calls back at once, unlike a promise. `lazy` takes it: https://react.dev/reference/react/lazy */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: it is there to be called by React.
  return { then: (found: (it: Value) => void) => found(value) } as Promise<Value>;
}

/** The code of a page. `loaded`: what it has, once it was loaded; null before. */
export type Screen<Module> = { (): Promise<Module>; loaded: () => Module | null };

/** Code that is loaded by itself, and remembered. A failed load is tried again by the next call. */
export function screen<Module>(load: () => Promise<Module>): Screen<Module> {
  let loaded: Module | null = null;
  const loadOnce = async () => {
    loaded = await load();
    return loaded;
  };
  return Object.assign(loadOnce, { loaded: () => loaded });
}

/** Every test has the same reader, whatever the system speaks: British, so that a day comes before its month. */
Object.defineProperty(globalThis.navigator, "languages", { value: ["en-GB"], configurable: true });

import { m } from "@vignette/messages";

const browsers = [
  [/Edg/, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;
const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux|CrOS/, "Linux"],
] as const;

/** What a user calls a browser, such as "Chrome on Android", by its user agent. */
export function browserName(userAgent: string): string {
  const [browser = m.settings_a_browser(), system] = [browsers, systems].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return system ? m.settings_browser_on_system({ browser, system }) : browser;
}

import { createRoutesFromElements, matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { paths, patterns } from "../paths.ts";
import { AppRoutes } from "./routes.tsx";

const routes = createRoutesFromElements(AppRoutes().props.children);
const around = (path: string): RouteObject[] => (matchRoutes(routes, path) ?? []).map(({ route }) => route);

/** The routes without a path of their own around the dashboard: the maintenance gate, then the shell. */
const [, gate, shell] = around(paths.dashboard);

const ours = [...Object.values(paths), ...Object.values(patterns)].filter((it) => typeof it === "string");
const loggedIn = ours.filter((path) => /^\/(dashboard|create)\b/.test(path));

describe("spec §2 Logged-in routes", () => {
  it.each([...loggedIn, "/dashboard/nothing", "/dashboard/a/b.c", "/create/c1/nothing"])(
    "are shown inside the dashboard shell: %s",
    (path) => {
      expect(around(path).slice(1, 3)).toEqual([gate, shell]);
      expect(around(path)).toHaveLength(4);
    },
  );
});

describe("spec §2 Public routes", () => {
  it.each([paths.login, paths.signup, paths.googleCallback, paths.instagramCallback, paths.tiktokCallback])(
    "stand outside of the maintenance gate and the shell: %s",
    (path) => {
      expect(around(path).length).toBeGreaterThan(1);
      expect(around(path)).not.toContain(gate);
      expect(around(path)).not.toContain(shell);
    },
  );
});

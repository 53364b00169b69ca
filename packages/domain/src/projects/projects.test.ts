import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { instant } from "../kernel/index.ts";
import { currentProject } from "./current-project.ts";
import { ProjectName } from "./project.ts";

const project = (id: string) => ({ id, name: id, uid: "ada", createdAt: instant(0), lastUpdated: instant(0) });

describe("the current project (spec §4)", () => {
  const projects = [project("a"), project("b")];
  it.each([
    ["the stored one", "b", "b"],
    ["the first if the stored one is gone", "c", "a"],
    ["the first if none was stored", null, "a"],
  ])("is %s", (_case, stored, id) => {
    expect(currentProject(projects, stored)?.id).toBe(id);
  });

  it("is none without projects", () => {
    expect(currentProject([], "a")).toBeNull();
  });
});

describe("a project's name (spec §5)", () => {
  it("is trimmed, not empty, and at most 50 characters", () => {
    expect(ProjectName.parse(" Spring ")).toBe("Spring");
    expect(z.safeParse(ProjectName, "x".repeat(50)).success).toBe(true);
    expect(z.safeParse(ProjectName, "x".repeat(51)).success).toBe(false);
    expect(z.safeParse(ProjectName, "  ").success).toBe(false);
  });
});

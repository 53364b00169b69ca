import { Id } from "@vignette/domain/kernel";
import { CreateProjectInput, RenameProjectInput } from "@vignette/domain/projects";
import { SaveBrandKitInput } from "@vignette/domain/studio";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { countUserData } from "../../user-data/count-user-data.ts";
import { createProject } from "./create-project.ts";
import { removeProject } from "./remove-project.ts";
import { renameProject } from "./rename-project.ts";
import { saveBrandKit } from "./save-brand-kit.ts";
import { projectStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { projects: projectStore(ctx.documents) } }));

export const projectsRouter = router({
  list: procedure.query(({ ctx }) => ctx.projects.ofUser(ctx.user.uid)),
  /** What is deleted together with a project. */
  contents: procedure.input(z.object({ id: Id })).query(async ({ ctx, input }) => {
    await ctx.projects.get(ctx.user.uid, input.id);
    return await countUserData(ctx.documents, { uid: ctx.user.uid, projectId: input.id });
  }),
  create: procedure
    .input(CreateProjectInput)
    .mutation(({ ctx, input }) => createProject(ctx, ctx.user.uid, input.name)),
  rename: procedure
    .input(RenameProjectInput)
    .mutation(({ ctx, input }) => renameProject(ctx, ctx.user.uid, input.id, input.name)),
  saveBrandKit: procedure
    .input(SaveBrandKitInput)
    .mutation(({ ctx, input }) => saveBrandKit(ctx, ctx.user.uid, input.id, input.brandKit)),
  remove: procedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => removeProject(ctx, ctx.user.uid, input.id)),
});

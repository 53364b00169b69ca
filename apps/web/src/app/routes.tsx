import { type ReactNode, useEffect } from "react";
import { Route, Routes } from "react-router";
import { adminPatterns, paths, patterns } from "../paths.ts";
import { frameInWords } from "./frame-in-words.ts";
import { lazyPage } from "./lazy-page.ts";
import { PublicPages } from "./public-pages.tsx";
import { screens } from "./screens.ts";

const WithData = lazyPage(frameInWords, (it) => it.WithData);
const MaintenanceGate = lazyPage(frameInWords, (it) => it.MaintenanceGate);
const ForProject = lazyPage(frameInWords, (it) => it.ForProject);
const NotFoundPage = lazyPage(screens.notFound, (it) => it.NotFoundPage);
const DashboardShell = lazyPage(frameInWords, (it) => it.DashboardShell);
const LoginPage = lazyPage(screens.login, (it) => it.LoginPage);
const SignupPage = lazyPage(screens.signup, (it) => it.SignupPage);
const ResetPasswordPage = lazyPage(screens.resetPassword, (it) => it.ResetPasswordPage);
const GoogleCallbackPage = lazyPage(screens.googleCallback, (it) => it.GoogleCallbackPage);
const DashboardPage = lazyPage(screens.dashboard, (it) => it.DashboardPage);
const SettingsPage = lazyPage(screens.settings, (it) => it.SettingsPage);
const ProjectSettingsPage = lazyPage(screens.projectSettings, (it) => it.ProjectSettings);
const ResearchPage = lazyPage(screens.research, (it) => it.ResearchPage);
const HookLibraryPage = lazyPage(screens.hookLibrary, (it) => it.HookLibraryPage);
const AssetsPage = lazyPage(screens.assets, (it) => it.AssetsPage);
const CreatePage = lazyPage(screens.create, (it) => it.CreatePage);
const ShortsPage = lazyPage(screens.shorts, (it) => it.ShortsPage);
const SchedulePage = lazyPage(screens.schedule, (it) => it.SchedulePage);
const ComposerPage = lazyPage(screens.composer, (it) => it.ComposerPage);
const PostPage = lazyPage(screens.post, (it) => it.PostPage);
const AccountsPage = lazyPage(screens.accounts, (it) => it.AccountsPage);
const CallbackPage = lazyPage(screens.callback, (it) => it.CallbackPage);
const AnalyzePage = lazyPage(screens.analyze, (it) => it.AnalyzePage);
const PostNumbersPage = lazyPage(screens.postNumbers, (it) => it.PostNumbersPage);
const AdminPage = lazyPage(screens.admin, (it) => it.AdminPage);
const BehindFlag = lazyPage(frameInWords, (it) => it.BehindFlag);
const RecipesPage = lazyPage(screens.recipes, (it) => it.RecipesPage);
const RecipePage = lazyPage(screens.recipe, (it) => it.RecipePage);
const NewRecipePage = lazyPage(screens.recipeEditor, (it) => it.NewRecipePage);
const EditRecipePage = lazyPage(screens.recipeEditor, (it) => it.EditRecipePage);
const VariantsPage = lazyPage(screens.variants, (it) => it.VariantsPage);
const StudioPage = lazyPage(screens.studio, (it) => it.StudioPage);

// A review link shows the app only during maintenance; after that, the link's own page.
function ReviewReload() {
  useEffect(() => location.reload(), []);
  return null;
}

const automation = (page: ReactNode) => <BehindFlag flag="automation_frontend">{page}</BehindFlag>;

/**
 * Every page, each loaded on its own. A page that works inside a project gets `{ projectId }` from ForProject;
 * loading and failure belong to the shell.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicPages />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.signup} element={<SignupPage />} />
        <Route path={paths.googleCallback} element={<GoogleCallbackPage />} />
        <Route element={<WithData />}>
          <Route path={paths.tiktokCallback} element={<CallbackPage platform="tiktok" />} />
          <Route path={paths.instagramCallback} element={<CallbackPage platform="instagram" />} />
        </Route>
        <Route element={<MaintenanceGate />}>
          <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
          <Route element={<DashboardShell />}>
            <Route path={paths.dashboard} element={<ForProject page={DashboardPage} />} />
            <Route path={paths.research} element={<ForProject page={ResearchPage} />} />
            <Route path={paths.hookLibrary} element={<ForProject page={HookLibraryPage} />} />
            <Route path={paths.assets} element={<ForProject page={AssetsPage} />} />
            <Route path={paths.create} element={<ForProject page={CreatePage} />} />
            <Route path={paths.shorts} element={<ForProject page={ShortsPage} />} />
            <Route path={patterns.creation} element={<StudioPage />} />
            <Route path={patterns.variants} element={<VariantsPage />} />
            <Route path={paths.schedule} element={<ForProject page={SchedulePage} />} />
            <Route path={paths.newPost} element={<ForProject page={ComposerPage} />} />
            <Route path={patterns.post} element={<PostPage />} />
            <Route path={paths.accounts} element={<AccountsPage />} />
            <Route path={paths.analyze} element={<ForProject page={AnalyzePage} />} />
            <Route path={patterns.analyzePost} element={<ForProject page={PostNumbersPage} />} />
            <Route path={paths.automation} element={automation(<ForProject page={RecipesPage} />)} />
            <Route path={patterns.newRecipe} element={automation(<ForProject page={NewRecipePage} />)} />
            <Route path={patterns.recipe} element={automation(<RecipePage />)} />
            <Route path={patterns.editRecipe} element={automation(<EditRecipePage />)} />
            {adminPatterns.map((path) => (
              <Route key={path} path={path} element={<AdminPage />} />
            ))}
            <Route path={paths.projectSettings} element={<ForProject page={ProjectSettingsPage} />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path="/dashboard/*" element={<NotFoundPage />} />
            <Route path="/create/*" element={<NotFoundPage />} />
          </Route>
          <Route path={patterns.review} element={<ReviewReload />} />
          <Route
            path="*"
            element={
              <main>
                <NotFoundPage />
              </main>
            }
          />
        </Route>
      </Route>
    </Routes>
  );
}

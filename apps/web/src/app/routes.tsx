import { lazy, type ReactNode, useEffect } from "react";
import { Route, Routes } from "react-router";
import { adminPatterns, paths, patterns } from "../paths.ts";
import { frameInWords } from "./frame-in-words.ts";
import { PublicPages } from "./public-pages.tsx";
import { screens } from "./screens.ts";

const WithData = lazy(async () => ({ default: (await frameInWords()).WithData }));
const MaintenanceGate = lazy(async () => ({ default: (await frameInWords()).MaintenanceGate }));
const ForProject = lazy(async () => ({ default: (await frameInWords()).ForProject }));
const NotFoundPage = lazy(async () => ({ default: (await screens.notFound()).NotFoundPage }));
const DashboardShell = lazy(async () => ({ default: (await frameInWords()).DashboardShell }));
const LoginPage = lazy(async () => ({ default: (await screens.login()).LoginPage }));
const SignupPage = lazy(async () => ({ default: (await screens.signup()).SignupPage }));
const ResetPasswordPage = lazy(async () => ({ default: (await screens.resetPassword()).ResetPasswordPage }));
const GoogleCallbackPage = lazy(async () => ({ default: (await screens.googleCallback()).GoogleCallbackPage }));
const DashboardPage = lazy(async () => ({ default: (await screens.dashboard()).DashboardPage }));
const SettingsPage = lazy(async () => ({ default: (await screens.settings()).SettingsPage }));
const ProjectSettingsPage = lazy(async () => ({ default: (await screens.projectSettings()).ProjectSettings }));
const ResearchPage = lazy(async () => ({ default: (await screens.research()).ResearchPage }));
const HookLibraryPage = lazy(async () => ({ default: (await screens.hookLibrary()).HookLibraryPage }));
const AssetsPage = lazy(async () => ({ default: (await screens.assets()).AssetsPage }));
const CreatePage = lazy(async () => ({ default: (await screens.create()).CreatePage }));
const ShortsPage = lazy(async () => ({ default: (await screens.shorts()).ShortsPage }));
const SchedulePage = lazy(async () => ({ default: (await screens.schedule()).SchedulePage }));
const ComposerPage = lazy(async () => ({ default: (await screens.composer()).ComposerPage }));
const PostPage = lazy(async () => ({ default: (await screens.post()).PostPage }));
const AccountsPage = lazy(async () => ({ default: (await screens.accounts()).AccountsPage }));
const CallbackPage = lazy(async () => ({ default: (await screens.callback()).CallbackPage }));
const AnalyzePage = lazy(async () => ({ default: (await screens.analyze()).AnalyzePage }));
const PostNumbersPage = lazy(async () => ({ default: (await screens.postNumbers()).PostNumbersPage }));
const AdminPage = lazy(async () => ({ default: (await screens.admin()).AdminPage }));
const BehindFlag = lazy(async () => ({ default: (await frameInWords()).BehindFlag }));
const RecipesPage = lazy(async () => ({ default: (await screens.recipes()).RecipesPage }));
const RecipePage = lazy(async () => ({ default: (await screens.recipe()).RecipePage }));
const NewRecipePage = lazy(async () => ({ default: (await screens.recipeEditor()).NewRecipePage }));
const EditRecipePage = lazy(async () => ({ default: (await screens.recipeEditor()).EditRecipePage }));
const VariantsPage = lazy(async () => ({ default: (await screens.variants()).VariantsPage }));
const StudioPage = lazy(async () => ({ default: (await screens.studio()).StudioPage }));

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

import { m } from "@vignette/messages";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import { hasToken } from "../credentials/google-answer.ts";
import { handOverGoogleAnswer } from "../credentials/google-window.ts";
import { AuthPage } from "./auth-page.tsx";

/**
 * The page to which Google redirects its window. It passes the answer on and closes; its text shows only if it cannot
 * close.
 */
export function GoogleCallbackPage() {
  const { hash } = useLocation();
  useEffect(() => handOverGoogleAnswer(hash), [hash]);
  return (
    <AuthPage {...(hasToken(hash) ? almostThere : notCompleted)}>
      <a href={paths.login} className="link w-fit">
        {m.login_back_to_log_in()}
      </a>
    </AuthPage>
  );
}

const almostThere = { title: m.login_almost_there(), lead: m.login_close_this_window() };
/** Also for a page that was opened by hand. */
const notCompleted = { title: m.login_not_completed(), lead: m.login_nothing_changed() };

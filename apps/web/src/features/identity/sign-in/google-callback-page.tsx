import { useEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../paths.ts";
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
    <AuthPage title="Almost there" lead="You can close this window and continue where you left off.">
      <a href={paths.login} className="link w-fit">
        Back to log in
      </a>
    </AuthPage>
  );
}

import { useEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import { handOverGoogleAnswer } from "../credentials/google-window.ts";
import { AuthPage } from "./auth-page.tsx";

/**
 * Where Google's window comes back to. It hands over the answer and closes; these words show only if it cannot close.
 */
export function GoogleCallbackPage() {
  const { hash } = useLocation();
  useEffect(() => handOverGoogleAnswer(hash), [hash]);
  return (
    <AuthPage title="Almost there" lead="You can close this window. We go on where you came from.">
      <a href={paths.login} className="link w-fit">
        Back to log in
      </a>
    </AuthPage>
  );
}

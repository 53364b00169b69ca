import { Fragment, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { loginThen } from "../../paths.ts";
import { useSession } from "./use-session.ts";

/** Renders its children for signed-in users; others log in first and return here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "loading") return null;
  if (session.status === "signed-out") return <Navigate to={loginThen(pathname + search)} replace />;
  // Remounts all pages for another user.
  return <Fragment key={session.user.uid}>{children}</Fragment>;
}

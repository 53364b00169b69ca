import { type Platform, platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { buttonStyle, Callout, Logo } from "@vignette/ui";
import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { RequireSession } from "../../shared/session/require-session.tsx";
import { errorMessage, referenceOf, trpc } from "../../trpc.ts";
import { type ConnectAnswer, connectAnswer } from "./connect-answer.ts";

/** The page to which a platform redirects: finishes the connection and returns to the page where it was started. */
export function CallbackPage({ platform }: { platform: Platform }) {
  const { search } = useLocation();
  const answer = connectAnswer(search);
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-110 flex-col justify-center gap-6 p-6">
      <title>{m.accounts_connecting_title()}</title>
      <Logo size={36} />
      <RequireSession>
        {answer.type === "code" ? (
          <Finish platform={platform} answer={answer} />
        ) : (
          <Refused platform={platform} answer={answer} />
        )}
      </RequireSession>
    </main>
  );
}

type Coded = Extract<ConnectAnswer, { type: "code" }>;

function Finish({ platform, answer }: { platform: Platform; answer: Coded }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const finish = trpc.socialAccounts.finishConnect.useMutation({
    async onSuccess({ returnTo }) {
      await Promise.all([utils.socialAccounts.invalidate(), utils.usage.invalidate()]);
      await navigate(returnTo, { replace: true });
    },
  });
  // A code works once, and development mounts twice: the second mount must not use it again.
  const spent = useRef(false);
  const { mutate } = finish;
  useEffect(() => {
    if (spent.current) return;
    spent.current = true;
    mutate({ platform, code: answer.code, state: answer.state });
  }, [mutate, platform, answer.code, answer.state]);

  if (!finish.isError) {
    return (
      <h1 role="status" className="text-display-m font-semibold">
        {m.accounts_connecting({ platform: platformNames[platform] })}
      </h1>
    );
  }
  return (
    <Callout
      tone="failed"
      alert
      title={m.accounts_not_connected()}
      action={<BackToAccounts />}
      reference={referenceOf(finish.error)}
    >
      {errorMessage(finish.error)}
    </Callout>
  );
}

function Refused({ platform, answer }: { platform: Platform; answer: ConnectAnswer }) {
  const denied = answer.type === "denied";
  return (
    <Callout
      tone={denied ? "still" : "failed"}
      title={denied ? m.accounts_canceled_there({ platform: platformNames[platform] }) : m.accounts_link_invalid()}
      action={<BackToAccounts />}
    />
  );
}

const BackToAccounts = () => (
  <Link to={paths.accounts} className={buttonStyle({ variant: "primary" })}>
    {m.accounts_connect_again()}
  </Link>
);

import { m } from "@vignette/messages";
import { Button, Sentence, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { paths } from "../../../paths.ts";
import { PasswordInput } from "../credentials/password-input.tsx";
import { AuthPage } from "./auth-page.tsx";
import { AuthTrouble } from "./auth-trouble.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function SignupPage() {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { doing, failure, blocked, withForm, withGoogle } = useSignIn();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const buying = /[?&]plan=/.test(params.get("next") ?? "");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (doing === "nothing") void withForm((provider) => provider.signUp(name.trim(), email.trim(), password));
  }

  return (
    <AuthPage
      title={buying ? m.login_create_your_account() : m.login_start_free()}
      lead={<WhatWaits pasted={params.get("url")} buying={buying} />}
    >
      <GoogleButton pending={doing === "google"} onPress={() => void withGoogle()} />
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextInput
          label={m.login_name()}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          autoFocus
          value={name}
          onChange={setName}
        />
        <TextInput
          label={m.login_email()}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
        <AuthTrouble failure={failure} blocked={blocked} onOpenGoogle={() => void withGoogle()} />
        <Button
          type="submit"
          variant="primary"
          wide
          pending={doing === "form"}
          pendingLabel={m.login_creating_account()}
        >
          {m.login_sign_up()}
        </Button>
      </form>
      <p className="text-base text-ink-2">
        <Sentence
          text={m.login_already_have_account()}
          parts={{
            link: (words) => (
              <Link to={`${paths.login}${search}`} className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </AuthPage>
  );
}

/** What follows this form: the checkout of the plan chosen on the landing page, or the page pasted there. */
function WhatWaits({ pasted, buying }: { pasted: string | null; buying: boolean }) {
  if (buying) return m.login_next_checkout();
  if (!pasted) return m.login_no_card();
  return (
    <Sentence
      text={m.login_next_up()}
      parts={{ pasted: <span className="font-semibold break-all text-ink">{pasted}</span> }}
    />
  );
}

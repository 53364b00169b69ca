import { Button, TextInput } from "@vignette/ui";
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
      title={buying ? "Create your account" : "Start free"}
      lead={<WhatWaits pasted={params.get("url")} buying={buying} />}
    >
      <GoogleButton pending={doing === "google"} onPress={() => void withGoogle()} />
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextInput
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          autoFocus
          value={name}
          onChange={setName}
        />
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
        <AuthTrouble failure={failure} blocked={blocked} onOpenGoogle={() => void withGoogle()} />
        <Button type="submit" variant="primary" wide pending={doing === "form"} pendingLabel="Creating your account…">
          Sign up
        </Button>
      </form>
      <p className="text-base text-ink-2">
        Already have an account?{" "}
        <Link to={`${paths.login}${search}`} className="link">
          Log in
        </Link>
      </p>
    </AuthPage>
  );
}

/** What follows this form: the checkout of the plan chosen on the landing page, or the page pasted there. */
function WhatWaits({ pasted, buying }: { pasted: string | null; buying: boolean }) {
  if (buying) return "Next up: checkout for the plan you chose.";
  if (!pasted) return "No card needed. Your first posts are on the free plan.";
  return (
    <>
      Next up: <span className="font-semibold break-all text-ink">{pasted}</span>
    </>
  );
}

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { GoogleCallbackPage } from "./google-callback-page.tsx";

const titleAt = (fragment: string) =>
  /<h1[^>]*>([^<]*)/.exec(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/auth/callback/google${fragment}`]}>
        <GoogleCallbackPage />
      </MemoryRouter>,
    ),
  )?.[1];

describe("the page to which Google leads back", () => {
  it.each([
    ["is almost there with a token", "#state=s&id_token=t", "Almost there"],
    ["promises nothing after a canceled sign-in", "#state=s&error=access_denied", "Sign-in not completed"],
    ["promises nothing without an answer", "", "Sign-in not completed"],
  ])("%s", (_, fragment, title) => expect(titleAt(fragment)).toBe(title));
});

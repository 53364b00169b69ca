import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { finishSignIn } from "./finish-sign-in.ts";

const refused = TRPCClientError.from({
  error: { message: "Not offered.", code: -32_603, data: { httpStatus: 403, refusal: "country.not-offered" } },
} as never);

/** A Worker that does not know the user's country until it is detected, and the calls that it got. */
function aWorker({ isOffered }: { isOffered: boolean }) {
  const calls: string[] = [];
  const called = (path: string, answer: () => unknown) => async () => {
    calls.push(path);
    return answer();
  };
  const create = () => {
    if (!isOffered || !calls.includes("country.detect")) throw refused;
  };
  const worker = {
    identity: { recordSignIn: { mutate: called("identity.recordSignIn", () => null) } },
    projects: {
      list: { query: called("projects.list", () => []) },
      create: { mutate: called("projects.create", create) },
    },
    country: { detect: { mutate: called("country.detect", () => null) } },
  };
  return { worker: worker as never, calls };
}

const search = new URLSearchParams({ url: "https://acme.co/candle" });

it("the first project is created where the edge does not know the country, once it is detected", async () => {
  const { worker, calls } = aWorker({ isOffered: true });
  expect(await finishSignIn(search, worker)).toContain(encodeURIComponent("https://acme.co/candle"));
  const made = ["projects.create", "country.detect", "projects.create"];
  expect(calls).toEqual(["identity.recordSignIn", "projects.list", ...made]);
});

it("the sign-in goes on where no project can be created: the next page says why", async () => {
  const { worker } = aWorker({ isOffered: false });
  expect(await finishSignIn(search, worker)).toContain("url=");
});

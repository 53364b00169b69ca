import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { AskingAgainClient } from "./asking-again-client.ts";

it("a list that is invalidated while it is first loaded ends with the newer answer, and its readers wait for that", async () => {
  const client = new AskingAgainClient();
  const asked: PromiseWithResolvers<string[]>[] = [];
  const queryFn = () => {
    const next = Promise.withResolvers<string[]>();
    asked.push(next);
    return next.promise;
  };
  const observer = new QueryObserver<string[]>(client, { queryKey: ["links"], queryFn });
  const stop = observer.subscribe(() => undefined);
  const first = client.query({ queryKey: ["links"], queryFn }).catch(String);

  const again = client.invalidateQueries({ queryKey: ["links"] });
  asked[0]?.resolve([]);
  asked[1]?.resolve(["the new link"]);
  await again;
  expect(observer.getCurrentResult().data).toEqual(["the new link"]);
  expect(await first).toEqual(["the new link"]);
  expect(asked).toHaveLength(2);
  stop();
});

import { expect, it } from "vitest";
import { recentEvents } from "./recent-events.ts";

const post = (postId: string) => JSON.stringify({ type: "post", projectId: "p", postId });

it("an event is told for ten seconds to pages that open, once, in the order of the latest", () => {
  let now = 0;
  const events = recentEvents(() => now);
  for (const id of ["a", "b", "a"]) events.add(post(id));
  expect(events.all()).toEqual([post("b"), post("a")]);
  now = 9999;
  events.add(post("c"));
  now = 10_000;
  expect(events.all()).toEqual([post("c")]);
});

it("an event that carries flags, rules or words is not told again, since the page may have read newer ones", () => {
  const events = recentEvents(() => 0);
  events.add(JSON.stringify({ type: "flags", flags: { maintenance: true, automation_frontend: false } }));
  events.add(JSON.stringify({ type: "words", projectId: "p", creationId: "c", beats: [] }));
  events.add("pong");
  expect(events.all()).toEqual([]);
});

it("no more than 50 events are kept", () => {
  const events = recentEvents(() => 0);
  for (let n = 0; n < 60; n += 1) events.add(post(String(n)));
  expect(events.all()).toHaveLength(50);
  expect(events.all().at(-1)).toBe(post("59"));
});

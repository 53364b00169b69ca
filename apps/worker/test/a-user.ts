import { aPerson, call, type Person } from "./support.ts";

/** A person who has signed in once, and so has a record. */
export async function aUser(): Promise<Person> {
  const person = await aPerson();
  await call(person, "identity", "recordSignIn");
  return person;
}

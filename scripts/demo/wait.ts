/** Repeats a call until its answer fits. After `seconds` it throws an Error that names what it waited for. */
export async function waitFor<T>(
  what: string,
  seconds: number,
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    if (Date.now() > end)
      throw new Error(`Waited ${seconds} s for ${what}; the last answer was ${JSON.stringify(answer).slice(0, 600)}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

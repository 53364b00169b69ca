import { stored } from "../stored.ts";
import { call, fault, type Person } from "../support.ts";

/** A brief as a user writes it. */
export const brief = {
  name: "Pact",
  url: null,
  description: "A collagen drink that dissolves in cold water, 30 servings in a jar",
  audience: "busy parents",
  pain: "tired mornings",
  pains: [{ claim: "afternoons without strength", source: "", snippet: "", struck: false }],
  outcome: "calm mornings",
  outcomes: [],
  objections: [],
  price: "€24.90",
  proof: [
    {
      claim: "91% of parents in our survey felt better",
      source: "https://example.com/survey",
      snippet: "",
      struck: false,
    },
  ],
  tone: "warm and plain",
  avoid: ["miracle"],
  language: "en",
  brand: { bg: "#ffffff", accent: "#ff5500" },
  origins: {},
  struck: [],
  locks: [],
};

/** A user's project with one product, whose brief may say something else. */
export async function aProduct(
  person: Person,
  part: Partial<typeof brief> = {},
): Promise<{ projectId: string; productId: string }> {
  const project = await call(person, "projects", "create", { name: "Spring" });
  const product = await call(person, "research", "save", {
    id: null,
    projectId: project.value.id,
    brief: { ...brief, ...part },
    reason: "edit",
  });
  return { projectId: project.value.id, productId: product.value.id };
}

/** A look that has a picture drawn for each slide of a product without photos. */
export const PICTURED = "before-after";
/** The same for the beats of a story. */
export const PICTURED_STORY = "photo-story";

/** The input for a carousel about a product, in which a picture is drawn for each slide. */
export const aCarousel = (ids: { projectId: string; productId: string }, hook = "Stop fixing tired mornings") => ({
  ...ids,
  kind: "carousel-image",
  hook,
  hookId: null,
  template: PICTURED,
  drawing: null,
});

/** Waits until the generation of a creation ends, by its document: to ask the Worker each time takes several times the work. */
export async function made(person: Person, id: string) {
  while (isGenerating(await stored(`creations/${id}`))) await new Promise((resolve) => setTimeout(resolve, 150));
  return (await call(person, "studio", "get", { id })).value;
}

const isGenerating = (creation: Record<string, unknown> | null): boolean =>
  (creation?.state as { stringValue: string } | undefined)?.stringValue === "generating";

/** The number of slides of a carousel whose hook promises no number, and of beats of a story. */
export const SLIDES = 6;
export const BEATS = 5;

/** A picture of stripes in the smallest accepted size: 512 × 768. */
const DRAWN_STRIPES =
  "iVBORw0KGgoAAAANSUhEUgAAAgAAAAMAAQAAAAB6dOLjAAAAw0lEQVR42u3MsQAAAAACsCTzVwmidwNYeopAIBAIBAKBQCAQCAQCgUAgEAgEAoFAIBAIBAKBQCAQCAQCgUAgEAgEAoFAIBAIBAKBQCAQCAQCgUAgEAgEAoFAIBAIBAKBQCAQCAQCgUAgEAgEAoFAIBAIBAKBQCAQCAQCgUAgEAgEAoFAIBAIBAKBQCAQCAQCgUAgEAgEAoFAIBAIBAKBQCAQCAQCgUAgEAgEAoFAIBAIBAKBQCAQCAQCgUAgEAgEAoHgMQrDw7IhlsnDAAAAAElFTkSuQmCC";

/** The same as the bytes of a PNG. */
export const STRIPES = Uint8Array.from(atob(DRAWN_STRIPES), (letter) => letter.charCodeAt(0));

/** The next pictures are stripes: drawing real ones takes most of a test's time. */
export async function dotsFor(pictures: number, path = "/v1/images/generations"): Promise<void> {
  const body = { created: 1, data: [{ b64_json: DRAWN_STRIPES, revised_prompt: "PLACEHOLDER: a dot" }] };
  await fault({
    host: "api.openai.com",
    path,
    times: pictures,
    fault: { status: 200, body },
  });
}

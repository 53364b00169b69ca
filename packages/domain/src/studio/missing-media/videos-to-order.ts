import type { OrderedVideo } from "../creation/video-clip-order.ts";
import type { Missing } from "./fitting-media.ts";

/** All videos that are to be ordered. The voice exists before its take is ordered. */
export const videosToOrder = ({ clips, take }: Pick<Missing, "clips" | "take">): OrderedVideo[] => [
  ...clips.map((beat) => ({ beatId: beat.id, prompt: beat.imagePrompt, take: beat.take })),
  ...(take?.voice ? [takeToOrder(take.presenter, take.voice)] : []),
];

const takeToOrder = (presenter: string, { key: voiceKey, durationMs }: { key: string; durationMs: number }) => ({
  ...{ beatId: "", prompt: "", take: 0 },
  said: { presenter, voiceKey, durationMs },
});

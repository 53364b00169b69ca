import { createPlayer, type Player, type Scene } from "@vignette/composition";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";

/** How finely the page follows the time, in ms. The canvas draws every frame by itself. */
const FOLLOW = 100;

/** As wide as a stage is on a large screen, in CSS px: drawing four times as many pixels makes typing wait. */
const STAGE_WIDTH = 480;

/** The engine's player on a canvas of this page. Edits of the scene are drawn where the time stands. `onTime` hears of every frame. */
export function usePlayer(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: Scene,
  media: MediaBlobs,
  onTime: (ms: number) => void,
) {
  const player = useRef<Player>(null);
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [starting, setStarting] = useState(false);
  const follow = useEffectEvent((ms: number) => {
    latestTime.current = ms;
    setTime(Math.floor(ms / FOLLOW) * FOLLOW);
    onTime(ms);
  });
  const first = useRef(scene);
  const latestTime = useRef(0);

  useEffect(() => {
    if (!canvas.current) return;
    const made = createPlayer(canvas.current, first.current, media, {
      onTime: follow,
      onPlaying: setPlaying,
      maxWidth: STAGE_WIDTH * Math.ceil(devicePixelRatio),
    });
    player.current = made;
    // With another picture the player is another one; the time stands where it stood.
    if (latestTime.current > 0) made.seek(latestTime.current);
    return () => {
      player.current = null;
      made.destroy();
    };
  }, [canvas, media]);

  useEffect(() => {
    first.current = scene;
    player.current?.update(scene);
  }, [scene]);

  const play = () => {
    setStarting(true);
    void player.current?.play().finally(() => setStarting(false));
  };
  const pause = () => player.current?.pause();
  return {
    time,
    playing,
    /** The sound is being mixed. */
    starting,
    play,
    pause,
    toggle: playing ? pause : play,
    seek: (ms: number) => player.current?.seek(ms),
    /** Where it stands, to the frame, in ms. */
    now: () => latestTime.current,
  };
}
export type Playing = ReturnType<typeof usePlayer>;

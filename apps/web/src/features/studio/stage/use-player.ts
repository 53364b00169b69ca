import { createPlayer, type Player, type Scene } from "@vignette/composition";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";
import { tellStageShown } from "./stage-shown.ts";

/** How often the page updates the time while it plays, in ms. The canvas draws every frame independently. */
const FOLLOW = 100;

/** Width of the canvas on a large screen, in CSS px: with four times the pixels, drawing would delay typing. */
const STAGE_WIDTH = 480;

/**
 * Connects the engine's player to a canvas. Edits of the scene are drawn at the current time. `onTime` is called for
 * every frame, with ms.
 */
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
    setTime(isPlaying.current ? Math.floor(ms / FOLLOW) * FOLLOW : ms);
    onTime(ms);
  });
  const changed = useEffectEvent((isNow: boolean) => {
    isPlaying.current = isNow;
    setPlaying(isNow);
    // What hands edit is where the canvas shows it, to the frame.
    if (!isNow) setTime(latestTime.current);
  });
  const first = useRef(scene);
  const latestTime = useRef(0);
  const isPlaying = useRef(false);

  useEffect(() => {
    if (!canvas.current) return;
    const made = createPlayer(canvas.current, first.current, media, {
      onTime: follow,
      onPlaying: changed,
      maxWidth: STAGE_WIDTH * Math.ceil(devicePixelRatio),
    });
    player.current = made;
    made.ready.then(tellStageShown, tellStageShown);
    // New pictures need a new player, which continues at the same time.
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
    /** The sound is being mixed before playing starts. */
    starting,
    play,
    pause,
    toggle: playing ? pause : play,
    seek: (ms: number) => player.current?.seek(ms),
    /** The current time in ms, exact to the frame. */
    now: () => latestTime.current,
  };
}
export type Playing = ReturnType<typeof usePlayer>;

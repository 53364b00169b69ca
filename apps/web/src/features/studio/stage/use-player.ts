import { createPlayer, neededFrames, type Player, type Scene } from "@vignette/composition";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";
import { tellStageShown } from "./stage-shown.ts";

/** How often the page updates the time while it plays, in ms. The canvas draws every frame independently. */
const FOLLOW = 100;

/** Width of the canvas on a large screen, in CSS px: with four times the pixels, drawing would delay typing. */
const STAGE_WIDTH = 480;

type PlayerInput = {
  canvas: RefObject<HTMLCanvasElement | null>;
  scene: Scene;
  media: MediaBlobs;
  /** Whether all media are there: playing waits for that. */
  isWhole: boolean;
  /** Called for every frame, with ms. */
  onTime: (ms: number) => void;
  /** Called once the first frame is drawn, or cannot be. */
  onShown: () => void;
};

/** Connects the engine's player to a canvas. Edits of the scene are drawn at the current time. */
export function usePlayer({ canvas, scene, media, isWhole, onTime, onShown }: PlayerInput) {
  const player = useRef<Player>(null);
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [starting, setStarting] = useState(false);
  const [isShown, setShown] = useState(false);
  const [awaited, setAwaited] = useState(false);
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
  const ready = useEffectEvent((of: MediaBlobs) => {
    if (isWhole || hasFirstFrame(scene, of)) setShown(true);
    tellStageShown();
    onShown();
  });
  const start = useEffectEvent(() => {
    setStarting(true);
    void player.current?.play().finally(() => setStarting(false));
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
    const tell = () => player.current === made && ready(media);
    made.ready.then(tell, tell);
    // New pictures need a new player, which continues at the same time.
    if (latestTime.current > 0) made.seek(latestTime.current);
    return () => {
      player.current = null;
      made.destroy();
    };
  }, [canvas, media]);

  // After the effect above: the new player has all that is to be played.
  useEffect(() => {
    if (!isWhole || !awaited) return;
    setAwaited(false);
    start();
  }, [isWhole, awaited]);

  useEffect(() => {
    first.current = scene;
    player.current?.update(scene);
  }, [scene]);

  const play = () => setAwaited(true);
  const pause = () => {
    setAwaited(false);
    player.current?.pause();
  };
  return {
    time,
    playing,
    /** Media are loading or the sound is being mixed before playing starts. */
    starting: starting || awaited,
    /** Whether the first frame is drawn as it will be exported. */
    isShown,
    play,
    pause,
    toggle: playing ? pause : play,
    seek: (ms: number) => player.current?.seek(ms),
    /** The current time in ms, exact to the frame. */
    now: () => latestTime.current,
  };
}

/** Whether the clips that the first frame shows are among the media. */
const hasFirstFrame = (scene: Scene, media: MediaBlobs) => neededFrames(scene, 0).every(({ src }) => media.has(src));

export type Playing = ReturnType<typeof usePlayer>;

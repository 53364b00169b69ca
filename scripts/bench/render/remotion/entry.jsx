import { AbsoluteFill, Audio, Composition, Img, registerRoot, staticFile, useCurrentFrame } from "remotion";

const FRAMES = 300;
const WORD_MS = 410;
const WORDS = (
  "nobody tells you why candles tunnel it is the very first burn that " +
  "sets the memory of the wax so burn it long enough"
).split(" ");
// biome-ignore format: one style, one line
const WORD = { position: "absolute", left: 65, top: 1000, width: 845, height: 240, display: "flex", alignItems: "center", justifyContent: "center", font: "400 150px Impact, sans-serif", color: "#fff", textTransform: "uppercase", WebkitTextStroke: "20px #15180e", paintOrder: "stroke fill" };

function Bench() {
  const frame = useCurrentFrame();
  const ms = (frame * 1000) / 30;
  const i = Math.floor(ms / WORD_MS);
  const since = ms - i * WORD_MS;
  const scale = since < 120 ? 0.86 + 0.14 * (since / 120) : 1;
  return (
    <AbsoluteFill>
      <Img
        src={staticFile("photo.jpg")}
        style={{
          width: "100%",
          height: "100%",
          objectFit: "cover",
          transform: `scale(${1 + (0.25 * frame) / FRAMES})`,
        }}
      />
      {since < 380 && WORDS[i] && <div style={{ ...WORD, transform: `scale(${scale})` }}>{WORDS[i]}</div>}
      <Audio src={staticFile("voice.wav")} />
    </AbsoluteFill>
  );
}

registerRoot(() => (
  <Composition id="bench" component={Bench} durationInFrames={FRAMES} fps={30} width={1080} height={1920} />
));

import {
  type Beat,
  changePiece,
  piecesOf,
  replacePieces,
  type ShownFile,
  saidIn,
  trimPiece,
} from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Menu, MenuItem, Select, Switch } from "@vignette/ui";
import { numberText } from "../../../shared/formats.ts";
import { PieceFraming } from "../framing/piece-framing.tsx";
import { select } from "../selection.ts";
import { clipSettingKey } from "./clip-settings.ts";
import { isPicture } from "./lanes/clip-blocks.ts";
import { Level } from "./level.tsx";
import { SecondsInput } from "./seconds-input.tsx";
import type { EditToolsProps } from "./timeline-props.ts";
import type { ClipPlace } from "./use-add-clip.tsx";

type PieceToolsProps = EditToolsProps & {
  beat: Beat;
  piece: ShownFile;
  index: number;
  onPick: (place: ClipPlace) => void;
};

/** What can be done with a selected clip: its ends, speed and sound, its place, and what is cut out of it. */
export function PieceTools(props: PieceToolsProps) {
  const { beat, piece, index, edit, sceneInput, scene, times, media, draft, now, onPick, onListen } = props;
  const file = sceneInput.shown.find(({ key }) => key === piece.key);
  const isStill = isPicture(piece, sceneInput.shown);
  const count = piecesOf(beat).length;
  const time = times[draft.script.beats.findIndex(({ id }) => id === beat.id)];
  const startMs = time?.startMs ?? 0;
  const setting = props.clipSettings[clipSettingKey(beat.id, index)] ?? {};
  const change = (part: Partial<ShownFile>, field: string) =>
    edit.beat(beat.id, (it) => changePiece(it, index, part), `${field}-${index}`);
  const trim = (edge: "start" | "end", ms: number) =>
    edit.beat(beat.id, (it) => trimPiece(it, sceneInput.shown, { index, edge, ms }), `trim-${index}-${edge}`);
  const move = (to: number) => edit.movePiece({ beatId: beat.id, index }, { beatId: beat.id, index: to });
  const { beats } = draft.script;
  const where = { number: index + 1, count, beat: beats.findIndex(({ id }) => id === beat.id) + 1 };
  const endMs = piece.endTrimMs ?? file?.durationMs ?? null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 text-dense font-semibold">
        {file
          ? isStill
            ? m.timeline_picture_of_beat(where)
            : m.timeline_clip_of_beat(where)
          : m.timeline_missing_clip()}
      </legend>
      {!file && <p className="text-dense text-ink-2">{m.timeline_beat_without_file()}</p>}
      {file && (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {!isStill && (
            <SecondsInput label={m.timeline_from_second()} ms={piece.trimMs} onChange={(ms) => trim("start", ms)} />
          )}
          <SecondsInput
            label={isStill ? m.timeline_seconds() : m.timeline_to_second()}
            ms={endMs}
            placeholder={isStill ? "2" : ""}
            onChange={(ms) => trim("end", ms)}
          />
          {!isStill && (
            <>
              <Select
                label={m.timeline_speed()}
                options={speeds}
                value={String(piece.speed ?? 1)}
                onChange={(value) => change({ speed: Number(value) }, "speed")}
              />
              <Select
                label={m.timeline_clip_sound()}
                options={sounds}
                value={piece.sound?.muted === undefined ? "usual" : piece.sound.muted ? "muted" : "heard"}
                onChange={(value) => {
                  const { muted: _, ...sound } = piece.sound ?? {};
                  change({ sound: value === "usual" ? sound : { ...sound, muted: value === "muted" } }, "clip-sound");
                }}
              />
            </>
          )}
        </div>
      )}
      {file && !isStill && piece.sound?.muted !== true && (
        <Level
          label={m.timeline_volume_of_the_clip()}
          db={setting.gainDb ?? 0}
          onChange={(gainDb) =>
            edit.beat(
              beat.id,
              (it) => changePiece(it, index, { sound: { ...piecesOf(it)[index]?.sound, gainDb } }),
              `clip-volume-${index}`,
            )
          }
        />
      )}
      {file && (
        <PieceFraming
          {...{ scene, time, piece, file }}
          blob={media.get(file.key)}
          chosen={setting}
          onChange={(framing) => change(framing, "framing")}
        />
      )}
      {file && !isStill && index === count - 1 && (
        <Switch
          label={m.timeline_hold_the_last_picture()}
          hint={m.timeline_hold_help()}
          checked={piece.holds === true}
          onChange={(holds) => change({ holds }, "holds")}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {file && <Button onClick={() => edit.splitClip(beat.id, now() - startMs)}>{m.timeline_split_clip()}</Button>}
        <Button onClick={() => onPick({ beatId: beat.id, at: index, count: 1 })}>{m.timeline_replace()}</Button>
        {count > 1 && (
          <>
            <Button disabled={index === 0} onClick={() => move(index - 1)}>
              {m.timeline_clip_earlier()}
            </Button>
            <Button disabled={index === count - 1} onClick={() => move(index + 1)}>
              {m.timeline_clip_later()}
            </Button>
          </>
        )}
        {beats.length > 1 && (
          <Menu trigger={<Button>{m.timeline_move_to_beat()}</Button>}>
            {beats.map((it, at) => (
              <MenuItem
                key={it.id}
                disabled={it.id === beat.id}
                onSelect={() =>
                  edit.movePiece({ beatId: beat.id, index }, { beatId: it.id, index: piecesOf(it).length })
                }
              >
                {m.timeline_beat_named({ at: at + 1, words: (it.title || it.line).replaceAll("*", "") })}
              </MenuItem>
            ))}
          </Menu>
        )}
        {file && !isStill && saidIn(draft.script, piece.key) && (
          <>
            <Button onClick={() => edit.tighten(beat.id, index, "silences")}>{m.timeline_cut_pauses()}</Button>
            <Button onClick={() => edit.tighten(beat.id, index, "fillers")}>{m.timeline_cut_filler_words()}</Button>
          </>
        )}
        {file && !isStill && !saidIn(draft.script, piece.key) && (
          <Button pending={props.listeningTo === beat.id} onClick={() => onListen(beat, piece)}>
            {m.timeline_listen()}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            if (edit.beat(beat.id, (it) => replacePieces(it, index, 1, []), `drop-${index}`)) select(null);
          }}
        >
          {m.timeline_remove_clip()}
        </Button>
      </div>
    </fieldset>
  );
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2].map((speed) => ({ value: String(speed), label: `${numberText(speed)}×` }));

const sounds = [
  { value: "usual", label: m.timeline_as_usual(), hint: m.timeline_muted_under_voice() },
  { value: "heard", label: m.timeline_always_heard(), hint: m.timeline_quieter_under_voice() },
  { value: "muted", label: m.timeline_muted() },
] as const;

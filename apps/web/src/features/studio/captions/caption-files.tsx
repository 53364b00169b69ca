import {
  editsFromCues,
  readSubtitles,
  type SceneInput,
  type ScriptAndStyle,
  SubtitlesError,
  type SubtitlesNote,
  saidFromCues,
  subtitlesOf,
  type TranscriptBeat,
  videoTimes,
} from "@vignette/content";
import type { Script } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Callout, Menu, MenuItem } from "@vignette/ui";
import { Captions, Download, Upload } from "@vignette/ui/icons";
import { type ReactNode, useRef, useState } from "react";
import { nameStem } from "../../../shared/download/file-name.ts";
import { saveBlob } from "../../../shared/download/save-blob.ts";
import { listText } from "../../../shared/formats.ts";
import { ShownError } from "../../../shared/shown-error.ts";
import { changeCaptions } from "./caption-operations.ts";

type CaptionFilesProps = {
  name: string;
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  transcript: readonly TranscriptBeat[];
  onChange: (make: (script: Script) => Script, field: string) => void;
};

type Report = {
  tone: "done" | "doubt" | "failed";
  title: string;
  notes: ReactNode[];
  /** The scripts before and after a file was read. */
  change?: Change;
};
type Change = { before: Script; after: Script };

/** Captions as SRT or VTT, out and in. A file that is read corrects the words that are said; the voice stays. */
export function CaptionFiles({ name, draft, sceneInput, transcript, onChange }: CaptionFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<Report | null>(null);
  const isSaid = transcript.some(({ spoken }) => spoken.length > 0);

  const change = report?.change;
  // The report says that Undo takes the captions back: once it did, there is nothing left to report.
  const isUndone = change !== undefined && change.before !== change.after && draft.script === change.before;

  function download(format: "srt" | "vtt") {
    const text = subtitlesOf(draft, sceneInput, format);
    if (text !== null) saveBlob(`${nameStem(name)}.${format}`, new Blob([text], { type: TYPES[format] }));
  }

  /** One step of the history. */
  function apply(make: (script: Script) => Script): Change | undefined {
    let change: Change | undefined;
    onChange((before) => {
      const after = make(before);
      change = { before, after };
      return after;
    }, "caption file");
    return change;
  }

  async function read(file: File) {
    try {
      const { cues, notes } = await readSubtitles(new Uint8Array(await file.arrayBuffer()));
      const { changes, unplaced } = editsFromCues(cues, transcript);
      if (isSaid) {
        const change = apply((now) =>
          transcript.reduce((script, beat) => changeCaptions(script, beat, changes.get(beat.beatId) ?? new Map()), now),
        );
        setReport(reportOf(cues.length - unplaced.length, [...notes.map(noteText), ...leftOut(unplaced)], change));
        return;
      }
      const clips = new Set(sceneInput.shown.filter(({ type }) => type.startsWith("video/")).map(({ key }) => key));
      const times = videoTimes(draft, sceneInput);
      const after = saidFromCues(draft.script, cues, { times, clips });
      if (after === draft.script) throw new ShownError(m.timeline_no_clip_at_captions());
      const change = apply((now) => saidFromCues(now, cues, { times, clips }));
      setReport(reportOf(cues.length, notes.map(noteText), change));
    } catch (error) {
      const title =
        error instanceof SubtitlesError
          ? refusals[error.reason]
          : error instanceof ShownError
            ? error.message
            : m.timeline_file_unreadable();
      setReport({ tone: "failed", title, notes: [] });
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Menu trigger={<Button icon={<Captions {...icon} />}>{m.timeline_caption_file()}</Button>}>
        <MenuItem icon={<Download {...icon} />} disabled={!isSaid} onSelect={() => download("srt")}>
          {m.timeline_download_srt()}
        </MenuItem>
        <MenuItem icon={<Download {...icon} />} disabled={!isSaid} onSelect={() => download("vtt")}>
          {m.timeline_download_vtt()}
        </MenuItem>
        <MenuItem icon={<Upload {...icon} />} onSelect={() => input.current?.click()}>
          {m.timeline_read_caption_file()}
        </MenuItem>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.timeline_caption_file()}
        accept=".srt,.vtt,text/vtt,application/x-subrip"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void read(file);
        }}
      />
      {report && !isUndone && (
        <Callout
          tone={report.tone}
          alert={report.tone === "failed"}
          title={report.title}
          action={
            <Button variant="quiet" onClick={() => setReport(null)}>
              {m.app_close()}
            </Button>
          }
        >
          {report.notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <span key={at} className="block">
              {note}
            </span>
          ))}
        </Callout>
      )}
    </div>
  );
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Source: https://www.iana.org/assignments/media-types/text/vtt */
const TYPES = { srt: "application/x-subrip", vtt: "text/vtt" } as const;

const refusals: Record<SubtitlesError["reason"], string> = {
  "too-large": m.timeline_caption_file_too_large(),
  "no-captions": m.timeline_caption_file_empty(),
};

function noteText(note: SubtitlesNote): string {
  switch (note.what) {
    case "charset":
      return m.timeline_caption_file_charset();
    case "times":
      return m.timeline_caption_times_wrong({ count: note.count });
    case "overlaps":
      return m.timeline_caption_times_overlap({ count: note.count });
  }
}

const reportOf = (count: number, notes: ReactNode[], change: Change | undefined): Report => ({
  tone: notes.length > 0 ? "doubt" : "done",
  title: m.timeline_captions_read({ count }),
  notes,
  ...(change && { change }),
});

const leftOut = (cues: readonly { text: string }[]): string[] =>
  cues.length === 0
    ? []
    : [m.timeline_nothing_said_then({ texts: listText(cues.map(({ text }) => m.app_quoted({ text }))) })];

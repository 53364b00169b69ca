import { boxAt, boxesOf, type IsoBox } from "./iso-boxes.ts";

/** What the tracks of an MP4 or MOV hold. Codecs by the four letters of their sample entries, as `avc1`, `hvc1`, `mp4a`. */
export type MovieTracks = {
  video: string | null;
  audio: string | null;
  /** Frames a second on average; null where the index lists none, as in files that were written while they ran. */
  frameRate: number | null;
  /** The transfer that the track states is that of HLG or PQ. */
  hdr: boolean;
};

/**
 * Codecs, frame rate and transfer from the index alone (the box `moov`); of several tracks of a kind the first counts.
 * Never throws. Source: ISO/IEC 14496-12 §8.4, §8.5, §8.6.
 */
export function movieTracks(index: Uint8Array): MovieTracks {
  const found: MovieTracks = { video: null, audio: null, frameRate: null, hdr: false };
  const [moov] = boxesOf(index, 0, index.length);
  if (moov?.type !== "moov") return found;
  for (const track of boxesOf(index, moov.start, Math.min(moov.end, index.length))) {
    const media = track.type === "trak" ? boxAt(index, ["mdia"], track) : null;
    const entry = media && entryOf(index, media);
    if (!media || !entry) continue;
    const kind = handlerOf(index, media);
    if (kind === "soun") found.audio ??= entry.type;
    if (kind !== "vide" || found.video !== null) continue;
    found.video = entry.type;
    found.frameRate = rateOf(index, media);
    found.hdr = isHdr(index, entry);
  }
  return found;
}

/** Bytes of a video's sample entry before the boxes in it. */
const VIDEO_ENTRY = 78;
/** ITU-T H.273, table 3: PQ and HLG. */
const HDR_TRANSFERS: readonly number[] = [16, 18];

function handlerOf(index: Uint8Array, media: IsoBox): string {
  const handler = boxAt(index, ["hdlr"], media);
  return handler && handler.end - handler.start >= 12 ? letters(index, handler.start + 8) : "";
}

/** The first description of samples; its box lies behind a version and a count. */
function entryOf(index: Uint8Array, media: IsoBox): IsoBox | null {
  const list = boxAt(index, ["minf", "stbl", "stsd"], media);
  const [entry] = list ? boxesOf(index, list.start + 8, list.end) : [];
  return entry && list && entry.end <= list.end ? entry : null;
}

function rateOf(index: Uint8Array, media: IsoBox): number | null {
  const [header, times] = [boxAt(index, ["mdhd"], media), boxAt(index, ["minf", "stbl", "stts"], media)];
  if (!header || !times || header.end - header.start < 24 || times.end - times.start < 8) return null;
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  const scale = view.getUint32(header.start + (view.getUint8(header.start) === 1 ? 20 : 12));
  const [first, count] = [times.start + 8, view.getUint32(times.start + 4)];
  let [frames, units] = [0, 0];
  for (let at = first; at + 8 <= times.end && at < first + count * 8; at += 8) {
    frames += view.getUint32(at);
    units += view.getUint32(at) * view.getUint32(at + 4);
  }
  return units > 0 && scale > 0 ? Math.round((frames * scale * 100) / units) / 100 : null;
}

function isHdr(index: Uint8Array, entry: IsoBox): boolean {
  const color = boxAt(index, ["colr"], { ...entry, start: entry.start + VIDEO_ENTRY });
  if (!color || color.end - color.start < 10 || !["nclx", "nclc"].includes(letters(index, color.start))) return false;
  return HDR_TRANSFERS.includes(((index[color.start + 6] ?? 0) << 8) | (index[color.start + 7] ?? 0));
}

const letters = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

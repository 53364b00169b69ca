import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { Download, RefreshCw } from "@vignette/ui/icons";
import { useRef } from "react";
import { fileName } from "../../../shared/download/file-name.ts";
import { sizeText } from "../../../shared/formats.ts";
import { isOwnCarousel } from "../carousel/slides-of.ts";
import { EarlierVersion } from "../earlier-version.tsx";
import { ACCEPT } from "../uploads/accept.ts";
import { addUploads } from "../uploads/upload-queue.ts";

/** Downloads the files of an asset. The file of an upload can also be replaced, and the previous one restored. */
export function ItemFiles({ item }: { item: LibraryAsset }) {
  const facts = (index: number, bytes: number) => `${labelOf(item, index)} · ${sizeText(bytes)}`;
  return (
    <ul aria-label={m.assets_files()} className="flex flex-wrap gap-2">
      {item.files.map((file, index) => (
        <li key={file.key}>
          <a
            href={file.url}
            download={fileName(item, index)}
            aria-label={m.assets_download_file({ item: fileName(item, index), bytes: facts(index, file.bytes) })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-chip border border-line px-2 text-dense text-ink-2 no-underline hover:bg-sunken pointer-coarse:min-h-11"
          >
            <Download size={14} strokeWidth={1.75} aria-hidden />
            <span className="tabular">{facts(index, file.bytes)}</span>
          </a>
        </li>
      ))}
      {item.origin === "uploaded" && item.kind !== "font" && <Replacing item={item} />}
    </ul>
  );
}

function Replacing({ item }: { item: LibraryAsset }) {
  const input = useRef<HTMLInputElement>(null);
  const { id, projectId, labels } = item;
  const isCarousel = isOwnCarousel(item);
  return (
    <>
      <li hidden={isCarousel}>
        <Button icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />} onClick={() => input.current?.click()}>
          {m.assets_replace()}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPT}
          aria-label={m.assets_another_file_for({ name: item.name })}
          onChange={({ target }) => {
            addUploads([...(target.files ?? [])], { projectId, folderId: labels.folderId, replaces: id });
            target.value = "";
          }}
        />
      </li>
      {item.hasEarlier && (
        <li>
          <EarlierVersion
            id={id}
            label={isCarousel ? m.assets_restore_original_pictures() : m.assets_restore_previous_version()}
          />
        </li>
      )}
    </>
  );
}

const platformNames = { tiktok: "TikTok", instagram: "Instagram" };

function labelOf({ files }: LibraryAsset, index: number): string {
  const file = files[index];
  if (!file) return "";
  const siblings = files.filter((it) => it.platform === file.platform);
  const number = siblings.length > 1 ? ` ${siblings.indexOf(file) + 1}` : "";
  return `${file.platform ? platformNames[file.platform] : formatOf(file.type)}${number}`;
}

const formatOf = (type: string) =>
  type
    .slice(type.indexOf("/") + 1)
    .replace("quicktime", "MOV")
    .replace("x-matroska", "MKV")
    .toUpperCase();

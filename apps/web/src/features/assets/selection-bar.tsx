import { type FoldersAndTags, type LibraryAsset, SLIDES_MIN } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, IconButton, Menu, MenuItem, MenuSeparator, Popover } from "@vignette/ui";
import { Download, FolderInput, Images, Tag, Trash2, X } from "@vignette/ui/icons";
import { fileName } from "../../shared/download/file-name.ts";
import { useDownload } from "../../shared/download/use-download.ts";
import { useOnline } from "../../shared/offline/offline-bar.tsx";
import { isSinglePicture } from "./carousel/slides-of.ts";
import { TagsField } from "./item/tags-field.tsx";
import { useEditItems } from "./item/use-edit-items.ts";

type SelectionBarProps = {
  picked: readonly LibraryAsset[];
  foldersAndTags: FoldersAndTags | null;
  onClear: () => void;
  onRemove: () => void;
  /** Puts the picked pictures in order, as one post. */
  onMakeCarousel: () => void;
};

/** The actions on the picked assets. */
export function AssetSelectionBar({ picked, foldersAndTags, onClear, onRemove, onMakeCarousel }: SelectionBarProps) {
  const edit = useEditItems();
  const { download, progress } = useDownload();
  const online = useOnline();
  const offline = online ? {} : { disabled: true, title: m.assets_offline() };
  const shared = (foldersAndTags?.tags ?? []).filter((tag) => picked.every((it) => it.labels.tags.includes(tag)));
  return (
    <section aria-label={m.assets_picked_assets()} className={bar}>
      <p className="tabular mr-auto text-base font-semibold" role="status">
        {m.assets_picked({ count: picked.length })}
      </p>
      {picked.length >= SLIDES_MIN && picked.every(isSinglePicture) && (
        <Button icon={<Images {...icon} />} onClick={onMakeCarousel} {...offline}>
          {m.assets_make_a_carousel()}
        </Button>
      )}
      <Popover
        align="end"
        side="top"
        title={picked.length === 1 ? m.assets_tags_for_one() : m.assets_tags_for_all({ count: picked.length })}
        trigger={
          <Button icon={<Tag {...icon} />} {...offline}>
            {m.assets_tag()}
          </Button>
        }
      >
        <TagsField
          tags={shared}
          known={foldersAndTags?.tags ?? []}
          onAdd={(tag) => edit(picked, { addTags: [tag] })}
          onRemove={(tag) => edit(picked, { removeTags: [tag] })}
        />
      </Popover>
      {foldersAndTags && foldersAndTags.folders.length > 0 && (
        <Menu
          align="end"
          side="top"
          trigger={
            <Button icon={<FolderInput {...icon} />} {...offline}>
              {m.assets_move()}
            </Button>
          }
        >
          {foldersAndTags.folders.map((folder) => (
            <MenuItem key={folder.id} onSelect={() => edit(picked, { folderId: folder.id })}>
              {folder.name}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem onSelect={() => edit(picked, { folderId: null })}>{m.assets_out_of_all_folders()}</MenuItem>
        </Menu>
      )}
      <Button
        icon={<Download {...icon} />}
        pending={progress !== null}
        pendingLabel={m.assets_packing({ percent: Math.round((progress ?? 0) * 100) })}
        onClick={() => download("vignette-assets.zip", filesOf(picked))}
        {...offline}
      >
        {m.assets_download()}
      </Button>
      <Button icon={<Trash2 {...icon} />} onClick={onRemove} {...offline}>
        {m.app_delete()}
      </Button>
      <IconButton
        label={m.assets_pick_nothing()}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onClear}
      />
    </section>
  );
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const bar =
  "sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-panel border border-line bg-raised px-4 py-2.5 shadow-popover " +
  "max-md:bottom-[calc(var(--bottom-bar,0px)+4.5rem+env(safe-area-inset-bottom))] max-md:px-3";

/** Every file of the assets. */
const filesOf = (items: readonly LibraryAsset[]) =>
  items.flatMap((item) => item.files.map((file, index) => ({ ...file, name: fileName(item, index) })));

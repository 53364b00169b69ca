import type { ItemRef } from "@vignette/domain/assets";
import type { ProductPictureView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";
import type { FoundPictures } from "./use-found-pictures.ts";

/** Makes the pictures in which a page shows its product the product's photos. Goes on while the user leaves the page. */
export function useTakeProductPhotos(projectId: string) {
  const removal = useRemovePhotos();
  const mutation = trpc.assets.takePagePictures.useMutation({
    onSuccess: ({ items, refusal }) => {
      refresh();
      const [title, added] = titleOf(items.length);
      if (added) {
        const action = { label: m.app_undo(), onPress: () => void removal.undoAdding(items) };
        notify({ title, detail: refusal ?? m.brief_photos_used_where_they_fit(), action });
      } else if (refusal) notify({ title, detail: refusal });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return ({ page, pictures }: FoundPictures) => {
    const own = pictures.filter(({ isOfProduct }) => isOfProduct).map(({ src, alt }) => ({ src, alt }));
    if (own.length > 0) mutation.mutate({ projectId, page, pictures: own });
  };
}

function titleOf(count: number): [title: string, added: boolean] {
  if (count === 0) return [m.brief_photos_not_added(), false];
  return [m.brief_photos_were_added({ count }), true];
}

/** Removes photos of a product, which can be undone. */
export function useRemovePhotos() {
  const remove = trpc.assets.remove.useMutation();
  const restore = trpc.assets.restore.useMutation();
  const done = async (work: Promise<unknown>) => {
    try {
      await work;
      return true;
    } catch (error) {
      notify(errorNotice(error));
      return false;
    } finally {
      refresh();
    }
  };
  return {
    undoAdding: (items: ItemRef[]) => done(remove.mutateAsync({ items })),
    async remove({ id, name }: Pick<ProductPictureView, "id" | "name">) {
      const items: ItemRef[] = [{ origin: "uploaded", id }];
      if (!(await done(remove.mutateAsync({ items })))) return;
      const action = { label: m.app_undo(), onPress: () => void done(restore.mutateAsync({ items })) };
      notify({ title: m.brief_photo_removed({ name }), detail: m.brief_photo_removed_help(), action });
    },
  };
}

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: [["assets"]] });
  void queryClient.invalidateQueries({ queryKey: [["studio", "productPictures"]] });
}

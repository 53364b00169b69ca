import { utf16Units } from "@vignette/domain/kernel";
import { isAllowed, type PostView } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Dialog, notify, TextArea } from "@vignette/ui";
import { useState } from "react";
import { errorNotice, trpc } from "../../../trpc.ts";

/** TikTok takes longer captions with photos than with videos. Source: docs/platforms/tiktok.md#photo-post. */
const LONGEST = { photos: 4000, other: 2200 };

/** Edits the captions of targets that are not published yet. Approved targets then need approval again. */
export function RewordDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const open = post.targets.filter((target) => isAllowed("reword", target));
  const [captions, setCaptions] = useState(() => new Map(open.map(({ id, caption }) => [id, caption])));
  const utils = trpc.useUtils();
  const reword = trpc.scheduling.reword.useMutation({
    onSuccess: (next) => {
      utils.scheduling.get.setData({ id: post.id }, next);
      void utils.scheduling.list.invalidate();
      onClose();
    },
    onError: (error) => notify(errorNotice(error)),
  });
  const targets = [...captions].map(([targetId, caption]) => ({ targetId, caption }));
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={m.approval_change_captions()}
      description={post.approval?.state === "approved" ? m.approval_reword_help() : ""}
      wide
      actions={
        <>
          <Button onClick={onClose}>{m.approval_keep_them()}</Button>
          <Button
            variant="primary"
            pending={reword.isPending}
            pendingLabel={m.approval_saving()}
            onClick={() => reword.mutate({ id: post.id, targets })}
          >
            {m.approval_save_captions()}
          </Button>
        </>
      }
    >
      {open.map(({ id, platform, username, media }) => (
        <TextArea
          key={id}
          label={`${platformNames[platform]} @${username}`}
          value={captions.get(id) ?? ""}
          onChange={(caption) => setCaptions((before) => new Map(before).set(id, caption))}
          count={{
            used: utf16Units(captions.get(id) ?? ""),
            max: platform === "tiktok" && media === "photos" ? LONGEST.photos : LONGEST.other,
          }}
          rows={4}
        />
      ))}
    </Dialog>
  );
}

import { PHOTO_MAX_BYTES, photoTooLarge, photoTypes } from "@vignette/domain/identity";
import { isTooManyPixels, pictureSize, tooManyPixels } from "@vignette/domain/media";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { type ChangeEvent, useRef, useState } from "react";
import { pictureHead } from "../../../shared/pictures/picture-head.ts";
import { worded } from "../../../shared/refusals/worded.ts";
import type { SessionUser } from "../../../shared/session/session-user.ts";
import { authorization } from "../../../trpc.ts";
import { initialOf } from "./initial-of.ts";
import { saveProfile } from "./save-profile.ts";

/** The user's picture: upload one, take Google's, or none. */
export function PhotoField({ user }: { user: SessionUser }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  async function run(work: () => Promise<string | null>) {
    setBusy(true);
    setError(await work());
    setBusy(false);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) void run(() => handInPhoto(file));
  }

  const { photoURL, googlePhoto } = user;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {photoURL ? (
        <img
          src={photoURL}
          alt={m.settings_you()}
          width={56}
          height={56}
          className="size-14 rounded-control object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="flex size-14 items-center justify-center rounded-control bg-ink font-display text-display-s font-bold text-canvas"
        >
          {initialOf(user.displayName || user.email)}
        </span>
      )}
      <input
        ref={picker}
        type="file"
        accept={photoTypes.join(",")}
        onChange={choose}
        hidden
        aria-label={m.settings_photo()}
      />
      <Button onClick={() => picker.current?.click()} pending={busy} pendingLabel={m.app_saving()}>
        {photoURL ? m.settings_change_photo() : m.settings_add_photo()}
      </Button>
      {googlePhoto && googlePhoto !== photoURL && (
        <Button variant="quiet" onClick={() => void run(() => saveProfile({ photoURL: googlePhoto }))}>
          {m.settings_use_your_google_photo()}
        </Button>
      )}
      {photoURL && (
        <Button variant="quiet" onClick={() => void run(() => saveProfile({ photoURL: null }))}>
          {m.settings_remove_photo()}
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full text-dense font-medium text-failed">
          {error}
        </p>
      )}
    </div>
  );
}

/** Uploads the picture and shows it. Null, or the error message. */
async function handInPhoto(file: File): Promise<string | null> {
  if (file.size > PHOTO_MAX_BYTES) return worded(photoTooLarge());
  const size = pictureSize(await pictureHead(file));
  if (size && isTooManyPixels(size)) return worded(tooManyPixels("photo"));
  const answer = await fetch("/api/photo", { method: "PUT", body: file, headers: await authorization() }).catch(
    () => null,
  );
  if (answer === null) return m.settings_photo_upload_failed();
  const { url, error } = (await answer.json()) as { url?: string; error?: string };
  return url ? await saveProfile({ photoURL: url }) : (error ?? m.settings_photo_save_failed());
}

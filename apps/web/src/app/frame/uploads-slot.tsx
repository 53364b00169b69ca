import { useEffect } from "react";
import { pendingMark } from "../../features/assets/uploads/pending-mark.ts";

/** Goes on with uploads that a reload broke off, on whatever page somebody comes back. Loads nothing where there are none. */
export function UploadsSlot() {
  useEffect(() => {
    if (!pendingMark.isSet()) return;
    void import("../../features/assets/uploads/upload-queue.ts").then(({ resumeUploads }) => resumeUploads());
  }, []);
  return null;
}

import { useEffect } from "react";
import { keptMark } from "../../features/assets/uploads/kept-mark.ts";

/** Goes on with uploads that a reload broke off, on whatever page somebody comes back. Loads nothing where there are none. */
export function UploadsSlot() {
  useEffect(() => {
    if (!keptMark.isSet()) return;
    void import("../../features/assets/uploads/upload-queue.ts").then(({ resumeUploads }) => resumeUploads());
  }, []);
  return null;
}

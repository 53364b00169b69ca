import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { backdrop, sheet } from "../style/dialog-style.ts";
import { DialogBody } from "./dialog-body.tsx";

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The words for staying: "Keep project". */
  cancel: string;
  /** The one way on: a button, or a link that looks like one. */
  action?: ReactNode;
};

/** The plate of `AlertDialog`, loaded with the first of them. */
export function AlertDialogPopup({ open, onOpenChange, title, description, cancel, action }: AlertDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} forceRender />
        <Base.Popup className={`${sheet} md:max-w-110`}>
          <Base.Title className="text-display-s font-semibold">{title}</Base.Title>
          <DialogBody>
            <Base.Description className="text-base text-ink-2" render={<div />}>
              {description}
            </Base.Description>
          </DialogBody>
          <footer className="mt-2 flex shrink-0 flex-wrap justify-end gap-2 max-md:[&>*]:flex-1">
            <Base.Close render={<Button>{cancel}</Button>} />
            {action}
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

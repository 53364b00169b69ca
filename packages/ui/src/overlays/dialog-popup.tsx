import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { useOwnWords } from "../display/own-words.tsx";
import { X } from "../icons/index.ts";
import { backdrop, sheet } from "../style/dialog-style.ts";
import { DialogBody } from "./dialog-body.tsx";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons, in reading order; the primary one last. */
  actions?: ReactNode;
  /** 440 px, or 720. */
  wide?: boolean;
  /** Where focus starts, if not at the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** The plate of `Dialog`, loaded with the first of them. */
export function DialogPopup({
  open,
  onOpenChange,
  title,
  description,
  actions,
  wide = false,
  initialFocus,
  children,
}: DialogProps) {
  const { lang, close } = useOwnWords();
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        {/* Also over a dialog from which this one opens. */}
        <Base.Backdrop className={backdrop} forceRender />
        <Base.Popup
          lang={lang}
          initialFocus={initialFocus}
          className={`${sheet} ${wide ? "md:max-w-180" : "md:max-w-110"}`}
        >
          <Base.Title className="pr-10 text-display-s font-semibold">{title}</Base.Title>
          {description && <Base.Description className="text-base text-ink-2">{description}</Base.Description>}
          {children && <DialogBody>{children}</DialogBody>}
          {actions && <footer className={footer}>{actions}</footer>}
          {/* Last in order, so that focus starts in the form. */}
          <Base.Close aria-label={close} className={closeButton}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const footer = "flex shrink-0 flex-wrap justify-end gap-2 max-md:[&>*]:flex-auto";

const closeButton =
  "absolute top-4.5 right-4 inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-3 " +
  "hover:bg-sunken hover:text-ink pointer-coarse:size-11";

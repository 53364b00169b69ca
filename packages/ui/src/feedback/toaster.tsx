import { Toast as Base } from "@base-ui/react/toast";
import { useEffect, useState } from "react";
import { EnglishWords, useOwnWords } from "../display/own-words.tsx";
import { CircleCheck, Info, OctagonX, X } from "../icons/index.ts";
import { NOTICES_MAX, type Notice, type NoticeKind, noticeTime, receiveNotices } from "./notify.ts";
import { Reference } from "./reference.tsx";

type Details = Pick<Notice, "reference"> & { isEnglish: boolean };

type ToasterProps = {
  /** Whether what is said now is in English whatever the page's language is. */
  isEnglish?: () => boolean;
};

/** Where toasts appear: bottom right, on top at phone width. Hover or focus pauses them. Render it once. */
export function Toaster({ isEnglish = () => false }: ToasterProps) {
  const [manager] = useState(() => Base.createToastManager());
  useEffect(() => receiveNotices((notice) => void manager.add(toToast(notice, isEnglish()))), [manager, isEnglish]);

  return (
    <Base.Provider toastManager={manager} limit={NOTICES_MAX} timeout={noticeTime.default}>
      <Base.Portal>
        <Base.Viewport className="fixed z-60 flex w-[calc(100vw-2rem)] flex-col gap-2 max-md:inset-x-4 max-md:top-4 md:right-6 md:bottom-6 md:w-88 md:flex-col-reverse">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** A notice as Base UI takes it, with how long it stays in ms. */
export function toToast({ id, kind = "default", title, detail, reference, action }: Notice, isEnglish = false) {
  return {
    ...(id !== undefined && { id }),
    title,
    description: detail,
    type: kind,
    data: { reference, isEnglish },
    timeout: noticeTime[kind],
    ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
  };
}

function ToastList() {
  const { toasts } = Base.useToastManager<Details>();
  return toasts.map((toast) => {
    const plate = <ToastPlate key={toast.id} toast={toast} />;
    return toast.data?.isEnglish ? <EnglishWords key={toast.id}>{plate}</EnglishWords> : plate;
  });
}

function ToastPlate({ toast }: { toast: Base.Root.ToastObject<Details> }) {
  const { Icon, ink } = looks[toast.type as NoticeKind] ?? looks.default;
  const { lang, dismiss } = useOwnWords();
  return (
    <Base.Root
      toast={toast}
      lang={lang}
      role={toast.type === "error" ? "alert" : "status"}
      {...noDialog}
      swipeDirection={["right", "up", "down"]}
      className={plate}
    >
      <Base.Content className="flex items-start gap-3 py-3 pr-2 pl-3.5">
        <Icon size={18} strokeWidth={1.75} aria-hidden className={`mt-px shrink-0 ${ink}`} />
        <div className="min-w-0 flex-1 text-base">
          <Base.Title className="font-text font-semibold tracking-normal" render={<p />} />
          <Base.Description className="text-ink-2" />
          {toast.data?.reference && <Reference id={toast.data.reference} className="mt-1" />}
          {toast.actionProps && <Base.Action className="link mt-1 cursor-pointer font-semibold" />}
        </div>
        <Base.Close aria-label={dismiss} {...alwaysThere} className={closeButton}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  );
}

/** Base UI means a toast to be a dialog; the roles that toasts have here forbid this attribute. */
const noDialog = { "aria-modal": undefined };

/** Base UI hides the button from readers until the pointer is over the toasts, while Tab reaches it all the time. */
const alwaysThere = { "aria-hidden": undefined };

const looks = {
  default: { Icon: Info, ink: "text-ink-3" },
  success: { Icon: CircleCheck, ink: "text-done" },
  error: { Icon: OctagonX, ink: "text-failed" },
};

const plate =
  "rounded-control border border-line bg-raised text-ink shadow-popover transition-[opacity,translate] duration-180 ease-out " +
  "data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-140 data-limited:hidden";

const closeButton =
  "-my-1.5 inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-chip text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-11";

import { m } from "@vignette/messages";
import { createContext, type ReactNode, useContext } from "react";

/** Words that parts of this package say themselves. `lang` is set where they are in another language than the page. */
type OwnWords = {
  lang?: "en";
  close: string;
  dismiss: string;
  tryAgain: string;
  reference: string;
  copyReference: string;
  copied: string;
};

const OwnWords = createContext<OwnWords>({
  close: m.ui_close(),
  dismiss: m.ui_dismiss(),
  tryAgain: m.ui_try_again(),
  reference: m.ui_reference(),
  copyReference: m.ui_copy_reference(),
  copied: m.ui_reference_copied(),
});

const english: OwnWords = {
  lang: "en",
  close: m.ui_close({}, { locale: "en" }),
  dismiss: m.ui_dismiss({}, { locale: "en" }),
  tryAgain: m.ui_try_again({}, { locale: "en" }),
  reference: m.ui_reference({}, { locale: "en" }),
  copyReference: m.ui_copy_reference({}, { locale: "en" }),
  copied: m.ui_reference_copied({}, { locale: "en" }),
};

/** In the page's language, or in that of the part of the page around. */
export const useOwnWords = (): OwnWords => useContext(OwnWords);

/** A part of a page that is in English whatever the page's language is. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <EnglishWords>
      <div lang="en">{children}</div>
    </EnglishWords>
  );
}

/** Words in English for parts that set `lang` on an element of their own. */
export const EnglishWords = ({ children }: { children: ReactNode }) => <OwnWords value={english}>{children}</OwnWords>;

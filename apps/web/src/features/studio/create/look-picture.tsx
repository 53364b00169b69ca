import { lookPictures } from "virtual:look-pictures";
import type { ReactNode } from "react";
import { Optional } from "../../../shared/boundaries/optional.tsx";
import { SheetPicture } from "./sheet-picture.tsx";

type LookPictureProps = { sheet: keyof typeof lookPictures; name: string; children: ReactNode };

/** A look with an example, as it was drawn when the app was built; `children` cover it once they are there. */
export const LookPicture = ({ sheet, name, children }: LookPictureProps) => (
  <SheetPicture of={lookPictures[sheet]} name={name}>
    <Optional>{children}</Optional>
  </SheetPicture>
);

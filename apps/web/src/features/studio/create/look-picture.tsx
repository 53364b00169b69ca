import { lookPictures } from "virtual:look-pictures";
import type { ReactNode } from "react";
import { Optional } from "../../../shared/boundaries/optional.tsx";

type LookPictureProps = { sheet: keyof typeof lookPictures; name: string; children: ReactNode };

/** A look with an example, as it was drawn when the app was built; `children` cover it once they are there. */
export function LookPicture({ sheet, name, children }: LookPictureProps) {
  const { looks, image } = lookPictures[sheet];
  const [at, last] = [looks.indexOf(name), looks.length - 1];
  const style = {
    backgroundImage: image,
    backgroundSize: `${looks.length * 100}% 100%`,
    backgroundPosition: `${last > 0 ? (at / last) * 100 : 0}% 0`,
  };
  return (
    <span className="block size-full bg-no-repeat" {...(at >= 0 && { style })}>
      <Optional>{children}</Optional>
    </span>
  );
}

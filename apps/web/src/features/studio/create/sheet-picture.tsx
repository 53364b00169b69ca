import type { ReactNode } from "react";

type SheetPictureProps = { of: PictureSheet; name: string; children?: ReactNode };

/** One picture of a sheet, as large as its parent; nothing where the sheet lacks it. */
export function SheetPicture({ of: { names, image }, name, children }: SheetPictureProps) {
  const [at, last] = [names.indexOf(name), names.length - 1];
  const style = {
    backgroundImage: image,
    backgroundSize: `${names.length * 100}% 100%`,
    backgroundPosition: `${last > 0 ? (at / last) * 100 : 0}% 0`,
  };
  return (
    <span className="block size-full bg-no-repeat" {...(at >= 0 && { style })}>
      {children}
    </span>
  );
}

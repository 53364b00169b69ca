import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from "react";
import { onDemand } from "../on-demand/on-demand.ts";

/** How long one points at a button until its name shows, in ms. Our own choice. */
const DELAY = 400;

const popup = onDemand(() => import("./tooltip-popup.tsx").then((it) => it.TooltipPopup));

/** The name of an icon button for people who point at it. The button keeps its own label. */
export function Tooltip({ label, keys, children }: { label: string; keys?: ReactNode; children: ReactElement }) {
  const [over, setOver] = useState<Element | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  useEffect(() => {
    if (!over) return setAnchor(null);
    const timer = setTimeout(() => setAnchor(over), DELAY);
    return () => clearTimeout(timer);
  }, [over]);
  const Popup = popup.useWhen(anchor !== null);

  const close = () => setOver(null);
  const own = children.props as Record<string, ((event: SyntheticEvent) => void) | undefined>;
  const also = (name: string, act: (event: never) => void) => (event: SyntheticEvent) => {
    own[name]?.(event);
    act(event as never);
  };
  return (
    <>
      {cloneElement(children as ReactElement<Record<string, unknown>>, {
        onPointerEnter: also("onPointerEnter", ({ pointerType, currentTarget }: PointerEvent) => {
          if (pointerType === "mouse") setOver(currentTarget);
        }),
        onFocus: also("onFocus", ({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(":focus-visible")) setOver(currentTarget);
        }),
        onPointerLeave: also("onPointerLeave", close),
        onBlur: also("onBlur", close),
        onPointerDown: also("onPointerDown", close),
      })}
      {Popup && (
        <Popup anchor={anchor} open={anchor !== null} onClose={close}>
          {label}
          {keys}
        </Popup>
      )}
    </>
  );
}

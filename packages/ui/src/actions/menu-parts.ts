import { type ComponentType, createContext, type ReactElement, type ReactNode } from "react";

/** The parts of an open menu, loaded with it: an item gets them from the list around it. */
export type MenuParts = {
  Item: ComponentType<{ onClick?: () => void; disabled: boolean; className: string; children: ReactNode }>;
  LinkItem: ComponentType<{ closeOnClick: boolean; render: ReactElement; className: string; children: ReactNode }>;
  Separator: ComponentType<{ className: string }>;
  Group: ComponentType<{ children: ReactNode }>;
  GroupLabel: ComponentType<{ className: string; children: ReactNode }>;
};

export const MenuPartsContext = createContext<MenuParts | null>(null);

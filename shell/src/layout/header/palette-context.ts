import { createContext, useContext } from 'react';

/** Opens the command palette; null where there is none, for visitors. */
export const PaletteContext = createContext<(() => void) | null>(null);

/** The way to open the palette from a menu; null for visitors. */
export const useOpenPalette = (): (() => void) | null => useContext(PaletteContext);

/** How the keys are called on this machine. */
export const paletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

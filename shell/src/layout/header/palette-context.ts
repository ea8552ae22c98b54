import { createContext, useContext } from 'react';

/** Opens the command palette; null for visitors, who have none. */
export const PaletteContext = createContext<(() => void) | null>(null);

/** Returns a function that opens the palette from a menu; null for visitors. */
export const useOpenPalette = (): (() => void) | null => useContext(PaletteContext);

/** The shortcut of the palette on this platform. */
export const paletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

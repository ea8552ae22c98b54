export { CommandPalette, type CommandPaletteProps, type PaletteTexts } from './command-palette';
export type { PaletteGroup, PaletteItem } from './palette-item';

export { CommandPalette, type CommandPaletteProps, type PaletteWords } from './command-palette';
export type { PaletteGroup, PaletteItem } from './palette-item';

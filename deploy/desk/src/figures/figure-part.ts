import type { FigurePart, FiguresPlace } from './figures-place';

/** The props of every part of the figures. */
export interface FigurePartProps {
  exhibition: number;
  place: FiguresPlace & { part: FigurePart };
  onChange: (change: Partial<FiguresPlace>) => void;
}

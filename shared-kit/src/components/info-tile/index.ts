export { InfoTile, TileFacts, TileFigure, type InfoTileProps, type InfoTileState } from './info-tile';

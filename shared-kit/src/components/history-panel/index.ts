export { HistoryPanel, type HistoryEntry, type HistoryPanelProps } from './history-panel';

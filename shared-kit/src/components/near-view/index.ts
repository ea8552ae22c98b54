export { NearView, type NearViewProps } from './near-view';

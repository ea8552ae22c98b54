export { fetchAhead, OnDemand, type OnDemandProps } from './on-demand';

export { StandTag, type StandTagProps } from './stand-tag';

export type { LiveEvent, MissedEvents, Position } from './channel-feed';
export {
  openLiveSocket,
  type ChannelListener,
  type LiveSocket,
  type LiveSocketOptions,
  type SocketStatus,
} from './live-socket';

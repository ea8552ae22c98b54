export { createMetrics, type Metrics } from './create-metrics';
export { measureRequests } from './measure-requests';
export { serveMetrics } from './serve-metrics';

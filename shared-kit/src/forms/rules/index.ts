export { useRules } from './use-rules';

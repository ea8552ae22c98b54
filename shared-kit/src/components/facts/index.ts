export { Facts, type Fact, type FactsProps } from './facts';

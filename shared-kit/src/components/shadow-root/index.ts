export { ShadowRootScope, type ShadowRootScopeProps } from './shadow-root-scope';

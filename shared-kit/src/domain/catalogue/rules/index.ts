// `draft-fields` stands apart: an embed loads it after its first step
export * from './descriptions';
export * from './package-choice';
export * from './rubric-services';
export * from './russian-exporter';
export type { DraftContext } from './draft-context';
export { textLimits } from './printed-issues';
export * from './preview-warnings';
export * from './required-files';
export * from './send-blockers';

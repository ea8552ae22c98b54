// `draft-fields` stands apart: an embed loads it after its first step
export * from './descriptions';
export type { DraftContext } from './draft-context';
export * from './package-choice';
export * from './rubric-services';
export * from './russian-exporter';
export { textLimits } from './text-limits';
export * from './preview-warnings';
export * from './required-files';
export * from './send-blockers';

// `draft-schema` stands apart: it brings yup, which an embed loads after its first step (CAT-277)
export * from './descriptions';
export type { DraftContext } from './draft-context';
export * from './package-choice';
export * from './rubric-services';
export * from './russian-exporter';
export { textLimits } from './text-limits';
export * from './preview-warnings';
export * from './required-files';
export * from './send-blockers';

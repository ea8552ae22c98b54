export * from './file-rules';

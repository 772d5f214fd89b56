export * from './get-token.ts';

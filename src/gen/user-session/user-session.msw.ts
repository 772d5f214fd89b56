export * from './get-token.msw.ts';

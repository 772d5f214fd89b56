export * from './create-embedded-analytics-token.msw.ts';
export * from './get-tools.msw.ts';

export * from './create-embedded-analytics-token.ts';
export * from './get-tools.ts';

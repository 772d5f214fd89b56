import type { Failure } from './testReports.ts';

/** Begins the message of a test that wasn't tried, because its browser is of no use any more. */
export const untriedMark = 'Not tried: ';

/** True for a test that wasn't tried; its result in another browser is its first one. */
export const isUntried = ({ reason }: Failure): boolean => reason[0]?.includes(untriedMark) ?? false;

import type { Ahead } from '../../connected/screen/askFor';
import { contentPageOptions } from '../../queries/contentPage';

/** The page about the trade fairs. */
export const ahead: Ahead = () => [contentPageOptions('messe')];

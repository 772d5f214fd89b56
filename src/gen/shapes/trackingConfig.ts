import type { Shape } from '../../http/shape';
import { emarsysConfig } from './emarsysConfig';
import { matomoConfig } from './matomoConfig';

export const trackingConfig: Shape = { 'matomo?': matomoConfig, 'emarsys?': emarsysConfig };
